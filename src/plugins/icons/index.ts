import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf, staticCache} from '../cache';

/**
 * Writes all icons into one SVG file, from which pages show each by name: `<use href="…#leaf">`. In the scripts and
 * HTML of the pages, every page would load them again. Defines `process.env.EVO_ICONS`, its URL, for components.
 *
 * @param drawings - name → path data in a 24 × 24 view box
 */
export default function icons(
  {baseUrl, siteDir}: LoadContext,
  drawings: Readonly<Record<string, string>>,
): Plugin {
  const symbols = Object.entries(drawings).map(
    ([name, data]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${data}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const file = `icons.${hashOf(svg)}.svg`;
  return {
    name: 'evo-icons',

    async loadContent() {
      const folder = path.join(siteDir, staticCache, 'assets');
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, file), svg);
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const constants = {'process.env.EVO_ICONS': JSON.stringify(`${baseUrl}assets/${file}`)};
      return {plugins: [new DefinePlugin(constants)]};
    },
  };
}
