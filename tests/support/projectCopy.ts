import {existsSync} from 'node:fs';
import {cp, mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {root} from './builtSite';

export {root};

/** What a build reads. The caches depend on images, fonts and titles only. */
const parts = [
  '.gitignore',
  'package.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'src',
  'pages',
  'news',
  'static',
  '.cache/images',
  '.cache/cards',
  '.cache/fonts',
];

/** Copies the project without its packages into a new temporary folder, and returns the folder's path. */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const found = parts.filter((part) => existsSync(path.join(root, part)));
  const options = {recursive: true, preserveTimestamps: true};
  await Promise.all(
    found.map((part) => cp(path.join(root, part), path.join(folder, part), options)),
  );
  return folder;
}
