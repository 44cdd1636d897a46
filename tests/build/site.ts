/**
 * The built site, read once: its files, its pages, and where addresses lead.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {load, type CheerioAPI} from 'cheerio';

import {readable, type AnyNode} from './text';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const build = path.join(root, 'build');

export interface Page {
  /** Inside build/: `news/a-post.html`. */
  file: string;
  /** As people see it: `/news/a-post`. */
  address: string;
  $: CheerioAPI;
  /** Every id of the page. */
  ids: ReadonlySet<string>;
}

/** Every file below a folder, with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
}

const files = new Set(filesIn(build));

function readPage(file: string): Page {
  const html = readFileSync(path.join(build, file), 'utf8');
  const $ = load(html);
  return {
    file,
    address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    $,
    ids: new Set(
      $('[id]')
        .map((_, element) => $(element).attr('id') ?? '')
        .get(),
    ),
  };
}

const everyPage = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(readPage);

const isRedirect = ({$}: Page) => $('meta[http-equiv="refresh"]').length > 0;

/** What people visit, 404.html included. */
export const pages: readonly Page[] = everyPage.filter((page) => !isRedirect(page));

/** Old addresses. Docusaurus writes these: a few lines that lead on, without body, title and language. */
export const redirects: readonly Page[] = everyPage.filter(isRedirect);

export const notFound = pages.find(({file}) => file === '404.html');

/** What people find by links and search engines. */
export const publicPages: readonly Page[] = pages.filter((page) => page !== notFound);

export function pageAt(address: string): Page {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page ${address} in build/`);
  return page;
}

/** The addresses that sitemap.xml names, and the site's origin, which it alone tells. */
export function sitemap(): {origin: string; addresses: string[]} {
  const text = files.has('sitemap.xml')
    ? readFileSync(path.join(build, 'sitemap.xml'), 'utf8')
    : '';
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  return {origin: urls[0]?.origin ?? '', addresses: urls.map(({pathname}) => pathname)};
}

const {origin} = sitemap();

export type Target =
  | {kind: 'outside'}
  | {kind: 'nothing'; why: string}
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'page'; page: Page};

/** Where a reference on a page leads. Addresses are taken as a static host takes them: `/ride` is ride.html. */
export function follow(reference: string, from: Page): Target {
  const url = new URL(reference, new URL(from.address, origin));
  if (url.origin !== origin) return {kind: 'outside'};
  let name: string;
  try {
    name = decodeURIComponent(url.pathname).slice(1);
  } catch {
    return {kind: 'nothing', why: 'the address is not well written'};
  }
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file === undefined) return {kind: 'nothing', why: `there is no ${url.pathname}`};
  const old = redirects.find((each) => each.file === file);
  if (old) return {kind: 'redirect', to: refreshTarget(old)};
  const page = pages.find((each) => each.file === file);
  if (!page) return {kind: 'file'};
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !page.ids.has(id))
    return {kind: 'nothing', why: `${page.address} has no place called #${id}`};
  return {kind: 'page', page};
}

/** Where a redirect page leads. */
export function refreshTarget({$}: Page): string {
  return (
    /url=(.*)$/i.exec($('meta[http-equiv="refresh"]').attr('content') ?? '')?.[1]?.trim() ?? ''
  );
}

/** An element as its start tag, for messages. */
export function tag({$}: Page, element: AnyNode): string {
  return ($.html($(element).clone().empty()) || '').replace(/<\/[^>]+>$/, '').slice(0, 200);
}

/** What can be read in an element. */
export function words({$}: Page, selector: string): string {
  return readable($(selector).get());
}
