/**
 * What a visitor's browser fetches for a page, file by file, read from the built site: its scripts (those that the
 * page names and those that its route asks for), its stylesheets, its fonts, and the pictures it does not put off.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {scriptsOf as scriptsIn} from '../scripts';
import {build, root, type Page} from './site';

export const kinds = ['HTML', 'JavaScript', 'CSS', 'fonts', 'pictures'] as const;

export type Kind = (typeof kinds)[number];

/** One file that a page fetches. */
export interface Part {
  kind: Kind;
  /** As it is called from build to build, without the hash: `assets/js/main`, `pages/ride.mdx`. */
  name: string;
  /** Inside build/. */
  file: string;
  /** Text in brotli, everything else as it is. */
  bytes: number;
}

/** A phone of the design: 390 CSS pixels of two pixels each. */
const phone = {width: 390, density: 2, rem: 16};

/** Everything that a page fetches before it is touched or scrolled. */
export function partsOf(page: Page): Part[] {
  return [
    part('HTML', page.file, page.file),
    ...scriptsOf(page),
    ...linked(page, 'link[rel="stylesheet"]').map((file) => part('CSS', bare(file), file)),
    ...fontsOf(page).map((file) => part('fonts', bare(file), file)),
    ...picturesOf(page).map((file) => part('pictures', bare(file), file)),
  ];
}

const sizes = new Map<string, number>();
const text = /\.(?:html|js|css|svg|json|xml|txt)$/;

function part(kind: Kind, name: string, file: string): Part {
  let bytes = sizes.get(file);
  if (bytes === undefined) {
    const body = readFileSync(path.join(build, file));
    bytes = text.test(file) ? brotliCompressSync(body).length : body.length;
    sizes.set(file, bytes);
  }
  return {kind, name, file, bytes};
}

/** A file's name without its hash and extension. */
function bare(file: string): string {
  return file
    .replace(/^\//, '')
    .replace(/\.[0-9a-f]{8,}(?=[.-])/, '')
    .replace(/\.(?:js|css)$/, '');
}

/** The files that a page's links name. */
function linked({$}: Page, selector: string): string[] {
  return $(selector)
    .map((_, element) => $(element).attr('href') ?? '')
    .get()
    .map((href) => href.replace(/^\//, ''));
}

/* ---- Fonts ---- */

/** Files of the typeface and the code points that each is for, as the stylesheets say. */
const face =
  /@font-face\s*\{[^}]*?url\(["']?\/(fonts\/[^"')]+)["']?\)[^}]*?unicode-range:([^;}]+)/gi;

/** The font files with letters that are on the page. */
function fontsOf(page: Page): string[] {
  const letters = new Set(
    Array.from(page.$('body').text(), (letter) => letter.codePointAt(0) ?? 0),
  );
  const faces = linked(page, 'link[rel="stylesheet"]').flatMap((file) => [
    ...readFileSync(path.join(build, file), 'utf8').matchAll(face),
  ]);
  return faces.flatMap(([, file = '', ranges = '']) =>
    ranges.split(',').some((range) => {
      const [first = 0, last = first] = (range.match(/[0-9a-f]+/gi) ?? []).map((hex) =>
        Number.parseInt(hex, 16),
      );
      return [...letters].some((letter) => letter >= first && letter <= last);
    })
      ? [file]
      : [],
  );
}

/* ---- Scripts ---- */

interface Manifest {
  /** Which parts of the bundle a chunk is made of. */
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {file: string}[]}>;
}

/** What Docusaurus has written down of its last build: which chunks a route asks for, and their files. */
interface Generated {
  manifest: Manifest;
  routes: Record<string, unknown>;
  /** Which module a chunk was made for. */
  modules: ReadonlyMap<string, string>;
}

let generated: Generated | undefined;

function readGenerated(): Generated {
  const read = (file: string) => {
    const full = path.join(root, '.docusaurus', file);
    if (!existsSync(full)) throw new Error('Run npm run build first.');
    return readFileSync(full, 'utf8');
  };
  const registry = read('registry.js').matchAll(/^\s*"([^"]+)": \[.*?\), "([^"]+)"/gm);
  return {
    manifest: JSON.parse(read('client-manifest.json')) as Manifest,
    routes: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
    modules: new Map([...registry].map(([, chunk = '', module = '']) => [chunk, module])),
  };
}

function scriptsOf(page: Page): Part[] {
  const {$, address} = page;
  const named = scriptsIn($.html());
  const scripts = new Map(named.map((file) => [file, bare(file)]));
  generated ??= readGenerated();
  for (const [route, chunks] of Object.entries(generated.routes)) {
    // Docusaurus writes a route as its path and a hash: `/ride-0f2`
    if (route.replace(/-[^-]+$/, '') !== address) continue;
    for (const chunk of strings(chunks)) {
      for (const file of filesOf(chunk, generated.manifest)) {
        const ofModule = path.basename(file).startsWith(`${chunk}.`);
        const module = ofModule ? generated.modules.get(chunk) : undefined;
        if (!scripts.has(file)) scripts.set(file, module?.replace(/^@site\//, '') ?? bare(file));
      }
    }
  }
  return [...scripts].map(([file, name]) => part('JavaScript', name, checked(file)));
}

/** A page under /news has chunks for the server alone, of which the browser's manifest knows nothing. */
function filesOf(chunk: string, {origins, assets}: Manifest): string[] {
  return (origins[chunk] ?? []).flatMap((id) => (assets[id]?.js ?? []).map(({file}) => file));
}

function checked(file: string): string {
  if (existsSync(path.join(build, file))) return file;
  throw new Error(
    `.docusaurus names ${file}, which build/ does not have: npm start has run since.\n→ Run npm run build again.`,
  );
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/* ---- Pictures ---- */

/** The pictures that a page asks for at once, each in the size that a phone takes. */
function picturesOf(page: Page): string[] {
  const {$} = page;
  return $('img:not([loading="lazy"])')
    .get()
    .map((element) => {
      const source = $(element).closest('picture').children('source[type="image/avif"]');
      const set = source.attr('srcset') ?? $(element).attr('srcset');
      const chosen = set && candidate(set, source.attr('sizes') ?? $(element).attr('sizes'));
      return (chosen ?? $(element).attr('src') ?? '').replace(/^\//, '');
    })
    .filter((file) => file !== '' && !file.startsWith('data:'));
}

/** The file of a `srcset` that the phone takes: the smallest that has a pixel for each of its own. */
export function candidate(srcset: string, sizesAttribute = '100vw'): string | undefined {
  const wanted = shownWidth(sizesAttribute) * phone.density;
  const files = srcset
    .split(',')
    .map((each) => each.trim().split(/\s+/))
    .map(([file = '', width = '0']) => ({file, width: Number.parseInt(width, 10)}))
    .sort((a, b) => a.width - b.width);
  return (files.find(({width}) => width >= wanted) ?? files.at(-1))?.file;
}

/** How wide a picture is on the phone, in CSS pixels, by its `sizes`. */
export function shownWidth(sizesAttribute: string): number {
  const [length = '100vw'] = sizesAttribute
    .split(',')
    .map((each) => /^\s*(?:\((min|max)-width:\s*([^)]+)\)\s+)?(.+?)\s*$/.exec(each) ?? [])
    .filter(([, bound, limit = '']) => {
      if (bound === 'min') return phone.width >= pixels(limit);
      return bound === undefined || phone.width <= pixels(limit);
    })
    .map(([, , , each = '']) => each);
  return pixels(length);
}

/** A CSS length on the phone, in pixels. */
function pixels(length: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(px|em|rem|vw)$/.exec(length.trim()) ?? [];
  const value = Number(number);
  switch (unit) {
    case 'px':
      return value;
    case 'em':
    case 'rem':
      return value * phone.rem;
    case 'vw':
      return (value * phone.width) / 100;
    default:
      throw new Error(
        `The length ${length} in sizes= is not one that tests/build/weight.ts knows.`,
      );
  }
}
