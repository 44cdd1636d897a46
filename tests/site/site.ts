/** The built site, parsed once: its pages, and where their references lead. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect} from 'vitest';
import {baseUrl, origin, siteUrl} from '../../src/company/site';

const build = path.resolve('build');

/** A node of a parsed page. */
export type Node = Parameters<CheerioAPI['contains']>[1];

export interface Page {
  /** The path below the site's base URL: `/news/press-kit`. */
  path: string;
  $: CheerioAPI;
  ids: ReadonlySet<string>;
}

/** Returns what links to a path of the site have as their address. */
export const hrefOf = (path: string): string =>
  path.startsWith('/') ? baseUrl.slice(0, -1) + path : path;

/** Returns the full path of a file of the build. */
export const fileOf = (name: string): string => path.join(build, name);

function readPage(file: string): Page {
  const $ = load(readFileSync(fileOf(file), 'utf8'), {scriptingEnabled: false}); // parses <noscript>
  const ids = $('[id]').map((_, element) => $(element).attr('id'));
  return {
    path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    $,
    ids: new Set(ids.get()),
  };
}

if (!existsSync(build)) throw new Error('build/ does not exist.\n→ Run npm run build first.');

const everyPage = globSync('**/*.html', {cwd: build, ignore: 'admin/**'}).sort().map(readPage);

const refresh = ({$}: Page) => $('meta[http-equiv="refresh"]').attr('content');

/** Every page with content, 404.html included. */
export const pages: readonly Page[] = everyPage.filter((page) => refresh(page) === undefined);

/** Where the pages for old addresses lead, by their paths. */
export const redirectTargets: ReadonlyMap<string, string> = new Map(
  everyPage.flatMap((page) => {
    const target = /url=(.*)$/i.exec(refresh(page) ?? '')?.[1];
    return target === undefined ? [] : [[page.path, target.slice(baseUrl.length - 1)]];
  }),
);

export function pageAt(permalink: string): Page {
  const page = pages.find((each) => each.path === permalink);
  if (!page) throw new Error(`The build has no page ${permalink}.`);
  return page;
}

/** Where a reference leads. A `problem` says why it leads nowhere; other origins have neither page nor file. */
interface Target {
  problem?: string;
  page?: Page;
  /** The file's full path. */
  file?: string;
}

/** Resolves a reference the way a static host does: `/ride` is ride.html. */
export function resolve(reference: string, from: Page): Target {
  const url = new URL(reference, siteUrl + from.path);
  if (url.origin !== origin) return {};
  if (!url.pathname.startsWith(baseUrl)) return {problem: `${reference} is outside of the site`};
  const name = decodeURIComponent(url.pathname.slice(baseUrl.length));
  const [file] = [name, `${name}.html`, path.join(name, 'index.html')]
    .map(fileOf)
    .filter((each) => existsSync(each) && statSync(each).isFile());
  if (file === undefined) return {problem: `${url.pathname} does not exist`};
  const redirect = redirectTargets.get(`/${name}`);
  if (redirect) return {problem: `${url.pathname} has moved to ${redirect}`};
  const page = pages.find((each) => each.path === `/${name}`);
  const id = decodeURIComponent(url.hash.slice(1));
  if (page && id && !page.ids.has(id)) {
    return {problem: `${page.path} has no element with the id "${id}"`};
  }
  return {file, ...(page && {page})};
}

/** Returns the words of elements, with plain quotes, hyphens and spaces. */
export function textOf({$}: Page, elements: string | Node): string {
  const copy = $(elements).clone();
  copy.find('script, style').remove();
  return plain(copy.text());
}

/** Returns text with plain quotes, hyphens and spaces. */
export function plain(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns an element's start tag, for messages. */
export function tag({$}: Page, element: Node): string {
  const copy = $(element).clone().empty();
  return ($.html(copy) || '').replace(/<\/[^>]+>$/, '').slice(0, 200);
}

/** Fails with the problems of all pages, each with the pages that have it. */
export function expectOnEveryPage(findProblems: (page: Page) => readonly string[]): void {
  const paths = new Map<string, string[]>();
  for (const page of pages) {
    for (const problem of new Set(findProblems(page))) {
      paths.set(problem, [...(paths.get(problem) ?? []), page.path]);
    }
  }
  expect([...paths].map(([problem, having]) => `${having.join(', ')}: ${problem}`)).toEqual([]);
}
