import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import type {Site} from './problem';

/** Folders that writers work in. */
const folders = ['pages/**', 'news/**', 'static/**'];

/**
 * The site as it stands on disk, or with some files changed, added (a text) or removed (`null`) in memory alone.
 *
 * @param root - absolute path of the project
 * @param changes - by path from the root: the whole new text, or `null` for a file that is to be missing
 */
export function readSite(
  root: string,
  changes: Readonly<Record<string, string | null>> = {},
): Site {
  const files = new Set(globSync(folders, {cwd: root, dot: false}));
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.add(file);
  }
  return {
    root,
    files: [...files].sort(),
    read(file) {
      const changed = changes[file];
      if (changed === null) throw new Error(`There is no file ${file}.`);
      return changed ?? readFileSync(`${root}/${file}`, 'utf8');
    },
  };
}
