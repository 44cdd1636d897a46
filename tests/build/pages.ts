/** The built site, parsed once: its files, its pages, and where links lead. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

import {languages, type Language} from '../../src/company/languages';
import {origin} from '../../src/company/site';
import {build} from '../support/builtSite';
import {filesIn} from '../support/files';

/** A node of a parsed page. */
export type AnyNode = Parameters<CheerioAPI['contains']>[1];

export interface Page {
  /** Relative to build/: `news/a-post.html`. */
  file: string;
  /** The URL path: `/news/a-post`. */
  path: string;
  $: CheerioAPI;
  /** Every id of the page. */
  ids: ReadonlySet<string>;
}

const files = new Set(filesIn(build));

function readPage(file: string): Page {
  const html = readFileSync(path.join(build, file), 'utf8');
  const $ = load(html);
  return {
    file,
    path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    $,
    ids: new Set(
      $('[id]')
        .get()
        .map(({attribs}) => attribs['id'] ?? ''),
    ),
  };
}

const everyPage = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(readPage);

if (everyPage.length === 0) {
  throw new Error(`${build} holds no built site.\n→ Run npm run build first.`);
}

const isRedirect = ({$}: Page) => $('meta[http-equiv="refresh"]').length > 0;

/** Every page with content, 404.html included. */
export const pages: readonly Page[] = everyPage.filter((page) => !isRedirect(page));

/** Redirect pages for old URLs. */
export const redirectPages: readonly Page[] = everyPage.filter(isRedirect);

const notFound = pages.find(({file}) => file === '404.html');

/** Every page in the sitemap. */
export const publicPages: readonly Page[] = pages.filter(
  (page) => page !== notFound && page.$('meta[name="robots"][content~="noindex"]').length === 0,
);

export function pageAt(permalink: string): Page {
  const page = pages.find((each) => each.path === permalink);
  if (!page) throw new Error(`build/ has no page ${permalink}.`);
  return page;
}

/** The language that a page is in. */
export function languageOf({path: permalink}: Page): Language {
  return languages.find((each) => each.path === permalink) ?? languages[0];
}

export type Target =
  | {kind: 'outside'}
  | {kind: 'nothing'; why: string}
  | {kind: 'redirect'; to: string}
  | {kind: 'file'}
  | {kind: 'page'; page: Page};

/** Resolves a reference on a page the way a static host does: `/ride` is ride.html. */
export function follow(reference: string, from: Page): Target {
  const url = new URL(reference, new URL(from.path, origin));
  if (url.origin !== origin) return {kind: 'outside'};
  let name: string;
  try {
    name = decodeURIComponent(url.pathname).slice(1);
  } catch {
    return {kind: 'nothing', why: 'the URL is malformed'};
  }
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file === undefined) return {kind: 'nothing', why: `${url.pathname} does not exist`};
  const old = redirectPages.find((each) => each.file === file);
  if (old) return {kind: 'redirect', to: refreshTarget(old)};
  const page = pages.find((each) => each.file === file);
  if (!page) return {kind: 'file'};
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !page.ids.has(id))
    return {kind: 'nothing', why: `${page.path} has no element with id="${id}"`};
  return {kind: 'page', page};
}

/** Returns the target of a redirect page. */
export function refreshTarget({$}: Page): string {
  return (
    /url=(.*)$/i.exec($('meta[http-equiv="refresh"]').attr('content') ?? '')?.[1]?.trim() ?? ''
  );
}

/** Returns the blocks of structured data on a page. */
export function structuredData({$}: Page): Record<string, unknown>[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
}

/** Returns an element's start tag, for messages. */
export function tag({$}: Page, element: AnyNode): string {
  return ($.html($(element).clone().empty()) || '').replace(/<\/[^>]+>$/, '').slice(0, 200);
}

/** Tags before which words end: all but those of elements inside a line. */
const separatingTag =
  /<(?!\/?(?:a|abbr|b|bdi|cite|code|em|i|q|s|small|span|strong|sub|sup|time|wbr)\b)/g;

/** The words of elements as they are read, white space collapsed. */
export function readable({$}: Pick<Page, '$'>, elements: string | AnyNode | AnyNode[]): string {
  const spaced = load($.html($(elements)).replace(separatingTag, ' <'));
  spaced('script, style, template, noscript, svg').remove();
  return spaced.text().replace(/\s+/g, ' ').trim();
}

/** For comparing: small letters, plain quotes, plain hyphens, no soft hyphens. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .toLowerCase();
}
