import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Sprite {
  /** A folder to serve as it is: it holds the one file. */
  staticDirectory: string;
  /** The file's address below the base address, without a slash before it. */
  file: string;
}

/**
 * Writes all drawings into one SVG file, from which pages show each by its name: `<use href="…#leaf">`. In the pages'
 * scripts and HTML they would be paid for again and again.
 * @param siteDir - absolute path of the project
 * @param drawings - name → path data in a box of 24
 */
export async function makeSprite(
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
  const folder = path.join(siteDir, staticDirectory);
  await mkdir(path.join(folder, 'assets'), {recursive: true});
  await writeFile(path.join(folder, file), svg);
  const former = (await readdir(path.join(folder, 'assets'))).filter(
    (name) => !file.endsWith(name),
  );
  await Promise.all(former.map((name) => rm(path.join(folder, 'assets', name), {force: true})));
  return {staticDirectory, file};
}

/** Tells components where the file is: a constant, `process.env.EVO_ICONS`. */
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
