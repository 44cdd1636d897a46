/** Copies of the project in folders of their own, to change and to build. */
import {cp, mkdtemp} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What a build of the site reads. */
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
];

/** Made from pictures and typefaces alone, and the same in every copy. */
const caches = ['.cache/pictures', '.cache/fonts'];

/**
 * Copies the project, without its packages, into a new temporary folder.
 * @param name - begins the folder's name
 * @returns the folder's path
 */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const found = [...parts, ...caches].filter((part) => existsSync(path.join(root, part)));
  await Promise.all(
    found.map((part) =>
      cp(path.join(root, part), path.join(folder, part), {
        recursive: true,
        preserveTimestamps: true,
      }),
    ),
  );
  return folder;
}
