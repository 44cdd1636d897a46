import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unescape} from 'node:querystring';
import {globSync} from 'tinyglobby';
import {newsRoute} from '../company/site';

/** The files of `pages`, `news` and `static`, and the facts in `src/company`, on disk or in a test. */
export interface ProjectFiles {
  /** Paths from the project's folder, with forward slashes. */
  files: readonly string[];
  /** Empty if there is no such file. */
  read: (file: string) => Buffer;
}

/** Lists the files of the project in the current folder, without hidden files. */
export function listProject(): ProjectFiles {
  const files = globSync([
    '{pages,news,static}/**',
    'src/company/data/*.json',
    '!**/Thumbs.db',
  ]).sort();
  return {files, read: (file) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))};
}

/** The formats that the build converts. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Whether a file is an image that the build converts. */
export const isImage = (file: string): boolean =>
  new RegExp(`^(?:static/img|news)/.*\\.(?:${imageExtensions.join('|')})$`, 'i').test(file);

/** The file that an address in another file names: in `static`, or beside it. Letters with accents are composed. */
export function resolveFile(from: string, url: string): string {
  const folder = url.startsWith('/') ? 'static' : path.posix.dirname(from);
  return path.posix.join(folder, unescape(url)).normalize('NFC');
}

/** Whether a file becomes a page or a post. Docusaurus ignores names that begin with _. */
export const isPageOrPost = (file: string): boolean =>
  /^(?:pages\/.+\.mdx|news\/[^/]+\/index\.mdx?)$/.test(file) && !/\/_/.test(file);

/** `2025-01-14` for a post in `news/2025-01-14-a-tree`; empty for a page. */
export const folderDay = (file: string): string =>
  /^news\/(\d{4}-\d\d-\d\d)-/.exec(file)?.[1] ?? '';

/** `/ride` for `pages/ride.mdx`, `/news/2025/01/14/a-tree` for a post. */
export function permalinkOf(file: string): string {
  if (file.startsWith('pages/')) return file.replace(/^pages|(?:\/index)?\.mdx?$/g, '') || '/';
  const [, folder = ''] = file.split('/');
  return `${newsRoute}/${folderDay(file).replaceAll('-', '/')}/${folder.slice('2025-01-14-'.length)}`;
}
