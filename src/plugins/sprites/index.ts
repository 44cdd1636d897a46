import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {isLogo, readLogo} from '../../check/logo';
import {drawings} from '../../elements/Icon/drawings';
import {hashOf, staticCache} from '../cache';

const logoFiles = 'static/logos/*.svg';

/** Draws symbols in one SVG file. Its name changes with it: hosts and browsers keep what is in `assets`. */
function createSprite(name: string, symbols: readonly string[]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  return {svg, file: `assets/${name}.${hashOf(svg)}.svg`};
}

const icons = createSprite(
  'icons',
  Object.entries(drawings).map(
    ([name, data]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${data}"/></symbol>`,
  ),
);

/**
 * Writes icons, and the logos of clients and outlets in the text colour, into one SVG file each, from which pages show
 * them by name: `<use href="…#leaf">`. In the scripts and HTML of the pages, every page would load them again. Components
 * get the URLs and the widths of logos from `process.env.EVO_ICONS` and `@generated/evo-sprites/default/logos.json`.
 */
export default function sprites({baseUrl, siteDir}: LoadContext): Plugin<Map<string, string>> {
  return {
    name: 'evo-sprites',

    getPathsToWatch: () => [path.join(siteDir, logoFiles)],

    async loadContent() {
      const svgs = new Map<string, string>();
      for (const file of globSync(logoFiles, {cwd: siteDir}).sort()) {
        svgs.set(path.parse(file).name, await readFile(path.join(siteDir, file), 'utf8'));
      }
      return svgs;
    },

    async contentLoaded({content, actions}) {
      const widths: Record<string, number> = {};
      const symbols: string[] = [];
      for (const [name, svg] of content) {
        const logo = readLogo(svg);
        if (!isLogo(logo)) continue; // the plugin `release` reports it
        widths[name] = logo.width;
        symbols.push(`<symbol id="${name}" ${logo.attributes}>${logo.content}</symbol>`);
      }
      const logos = createSprite('logos', symbols);
      const folder = path.join(siteDir, staticCache);
      await rm(path.join(folder, 'assets'), {recursive: true, force: true});
      await mkdir(path.join(folder, 'assets'), {recursive: true});
      for (const {file, svg} of [icons, logos]) await writeFile(path.join(folder, file), svg);
      await actions.createData('logos.json', {url: baseUrl + logos.file, widths});
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const constants = {'process.env.EVO_ICONS': JSON.stringify(baseUrl + icons.file)};
      return {plugins: [new DefinePlugin(constants)]};
    },
  };
}
