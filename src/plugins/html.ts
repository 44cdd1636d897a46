import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import type {CheerioAPI} from 'cheerio';

export interface BuiltPage {
  /** Without the base URL: `/ride`. */
  path: string;
  file: string;
  html: string;
}

/** Reads the pages of routes one after another. */
export function* builtPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Generator<BuiltPage> {
  for (const route of routes) {
    const name = route.slice(baseUrl.length);
    const file = path.join(outDir, `${name || 'index'}.html`);
    if (existsSync(file)) yield {path: `/${name}`, file, html: readFileSync(file, 'utf8')};
  }
}

/** Writes a page with further tags at the end of its head. */
export function writePage(page: BuiltPage, tags: string): void {
  const html = page.html.replace('</head>', () => `${tags}</head>`);
  writeFileSync(page.file, html);
}

/*
 * Parts of a built page, each parsed once for all plugins, which must not change it. Parsing whole pages takes twice as
 * long, and there may be thousands of posts.
 */

const parsed = new Map<string, CheerioAPI>();

function parse(html: string): CheerioAPI {
  const $ = parsed.get(html) ?? load(html);
  parsed.set(html, $);
  return $;
}

export const headOf = (html: string): CheerioAPI => parse(html.split('</head>', 1)[0] ?? '');

export const mainOf = (html: string): CheerioAPI =>
  parse(/<main[^]*<\/main>/.exec(html)?.[0] ?? '');
