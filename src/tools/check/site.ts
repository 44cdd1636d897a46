import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import type {Site} from './problem';

/** Folders that writers work in. */
const folders = ['pages/**', 'news/**', 'static/**'];

/** Files that are other than on disk. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * The site as it stands on disk, or with some files changed, added (a text) or removed (`null`) in memory alone.
 *
 * @param root - absolute path of the project
 * @param changes - by path from the root: the whole new text or bytes, or `null` for a file that is to be missing
 */
export function readSite(root: string, changes: Changes = {}): Site {
  const files = new Set(globSync(folders, {cwd: root, dot: false}));
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.add(file);
  }
  const bytes = (file: string): Uint8Array => {
    const changed = changes[file];
    if (changed === null) throw new Error(`There is no file ${file}.`);
    if (typeof changed === 'string') return new TextEncoder().encode(changed);
    return changed ?? readFileSync(`${root}/${file}`);
  };
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true});
  const texts = new Map<string, string>();
  return {
    root,
    files: [...files].sort(),
    read: (file) => {
      // Several rules read a file, some of them more than once.
      const text = texts.get(file) ?? decoder.decode(bytes(file));
      texts.set(file, text);
      return text;
    },
    bytes,
  };
}
