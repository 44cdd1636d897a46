import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Sprite {
  /** A folder to serve as it is: it holds the sprite. */
  staticDirectory: string;
  /** Path below the base URL, without a leading slash. */
  file: string;
}

/**
 * Writes all icons into one SVG file, from which pages show each by name: `<use href="…#leaf">`. In the scripts and HTML
 * of the pages, every page would load them again.
 *
 * @param drawings - name → path data in a 24 × 24 view box
 */
export async function buildSprite(
  siteDir: string,
  drawings: Readonly<Record<string, string>>,
): Promise<Sprite> {
  const symbols = Object.entries(drawings).map(
    ([name, data]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${data}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const staticDirectory = path.join('.cache', 'icons');
  const file = `assets/icons.${hash}.svg`;
  const outputDir = path.join(siteDir, staticDirectory);
  await rm(outputDir, {recursive: true, force: true});
  await mkdir(path.join(outputDir, 'assets'), {recursive: true});
  await writeFile(path.join(outputDir, file), svg);
  return {staticDirectory, file};
}

/** Defines `process.env.EVO_ICONS`, the URL of the sprite, for components. */
export default function icons({baseUrl}: LoadContext, {file}: Sprite): Plugin {
  return {
    name: 'evo-icons',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const constants = {'process.env.EVO_ICONS': JSON.stringify(baseUrl + file)};
      return {plugins: [new DefinePlugin(constants)]};
    },
  };
}
