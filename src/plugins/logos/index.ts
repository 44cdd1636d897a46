import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {isLogo, readLogo} from '../../check/logo';
import {hashOf, staticCache} from '../cache';

const files = 'static/logos/*.svg';

/**
 * Writes the logos of clients and outlets into one SVG file, in the text colour, and gives components its URL and the
 * width of each logo in `@generated/evo-logos/default/logos.json`.
 */
export default function logos({baseUrl, siteDir}: LoadContext): Plugin<Map<string, string>> {
  const folder = path.join(siteDir, staticCache, 'logos');
  return {
    name: 'evo-logos',

    getPathsToWatch: () => [path.join(siteDir, files)],

    async loadContent() {
      const drawings = new Map<string, string>();
      for (const file of globSync(files, {cwd: siteDir}).sort())
        drawings.set(file, await readFile(path.join(siteDir, file), 'utf8'));
      return drawings;
    },

    async contentLoaded({content, actions}) {
      const widths: Record<string, number> = {};
      let symbols = '';
      for (const [file, drawing] of content) {
        const logo = readLogo(drawing);
        if (!isLogo(logo)) continue; // the plugin `release` reports it
        const {name} = path.parse(file);
        widths[name] = logo.width;
        symbols += `<symbol id="${name}" ${logo.attributes}>${logo.content}</symbol>`;
      }
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>\n`;
      const sprite = `logos.${hashOf(svg)}.svg`;
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, sprite), svg);
      await actions.createData('logos.json', {url: `${baseUrl}logos/${sprite}`, widths});
    },
  };
}
