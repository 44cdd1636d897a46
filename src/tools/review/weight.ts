import {brotliCompressSync} from 'node:zlib';

import type {BuiltSite} from './builtSite';

/** Compressing takes long, and most files are part of every page. */
const sizes = new Map<string, number>();

/** The bytes that travel when files of a site are loaded: text compressed with brotli, everything else as it is. */
export function weigh(site: BuiltSite, files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + weighFile(site, file), 0);
}

function weighFile(site: BuiltSite, file: string): number {
  const bytes = site.bytes(file);
  if (!/\.(?:html|js|css|svg|webmanifest)$/.test(file)) return bytes.length;
  const key = site.fingerprint(file);
  const size = sizes.get(key) ?? brotliCompressSync(bytes).length;
  sizes.set(key, size);
  return size;
}

/** Bytes that a first visit loads on a phone; undefined without that version of the page. */
export interface Weight {
  before?: number | undefined;
  after?: number | undefined;
}

/** `118.4 KB (+1.2 KB)`. */
export function formatWeight({before, after}: Weight): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  if (after === undefined) return '';
  if (before === undefined) return kilobytes(after);
  const growth = after - before;
  const change =
    Math.abs(growth) < 50 ? 'no change' : `${growth < 0 ? '−' : '+'}${kilobytes(Math.abs(growth))}`;
  return `${kilobytes(after)} (${change})`;
}
