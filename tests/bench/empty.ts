/** The empty Docusaurus that the site is compared with: what `create-docusaurus classic` writes, unchanged. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';

import {npm} from './npm';

/**
 * The template's files, made once and kept. It is built with the project's own packages, so that both sites stand on
 * the same versions of Docusaurus and React and only what was made of them differs.
 * @throws where it is not there yet and cannot be fetched
 */
export async function emptyFolder(root: string): Promise<string> {
  const {version} = JSON.parse(
    await readFile(path.join(root, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  ) as {version: string};
  const folder = path.join(root, '.cache/bench', `empty-${version}`);
  if (existsSync(folder)) return folder;

  const parent = path.join(root, '.cache/bench/making');
  await rm(parent, {recursive: true, force: true});
  await mkdir(parent, {recursive: true});
  await npm(
    [
      'exec',
      '--yes',
      `--package=create-docusaurus@${version}`,
      '--',
      'create-docusaurus',
      'empty',
      'classic',
      '--javascript',
      '--skip-install',
    ],
    parent,
    'The empty Docusaurus could not be made',
  );
  await rename(path.join(parent, 'empty'), folder);
  await rm(parent, {recursive: true});
  return folder;
}
