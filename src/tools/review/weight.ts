/** What a page costs a visitor with a phone who reads it to its end. */
import {brotliCompressSync} from 'node:zlib';

import type {Browser, Request} from 'playwright';

import {open, readToEnd, visitor, within} from './browser';
import type {Files} from './files';

/** What makes a page heavy, in the order of the report. */
export const loads = ['HTML', 'scripts', 'styles', 'pictures', 'fonts', 'film'] as const;
export type Load = (typeof loads)[number];

/** Bytes as they travel: text compressed with brotli, everything else as it is. */
export type Weight = Record<Load, number>;

const kinds: Readonly<Record<string, Load>> = {
  document: 'HTML',
  script: 'scripts',
  stylesheet: 'styles',
  image: 'pictures',
  font: 'fonts',
  media: 'film',
};

export const total = (weight: Weight) => loads.reduce((sum, load) => sum + weight[load], 0);

/** Compressed sizes of files, each worked out once. */
const sizes = new Map<string, number>();

function sizeOf(files: Files, name: string): number {
  const bytes = files.bytes(name);
  if (!/\.(?:html|js|css|svg|json|txt|xml)$/.test(name)) return bytes.length;
  const key = files.print(name);
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const size = brotliCompressSync(bytes).length; // quality 11 unless told otherwise
  sizes.set(key, size);
  return size;
}

/**
 * Weighs a page: everything that a phone of 390 px with two pixels for each of them asks for while its visitor reads
 * on to the end. What the browser fetches ahead for the next page is not counted.
 */
export async function weigh(
  browser: Browser,
  {url, files, now}: {url: string; files: Files; now: string},
): Promise<Weight> {
  const context = await visitor(browser, {width: 390, density: 2, now});
  const requests: Request[] = [];
  let under = 0;
  context.on('request', (request) => {
    requests.push(request);
    under += 1;
  });
  const done = () => (under -= 1);
  context.on('requestfinished', done);
  context.on('requestfailed', done);
  try {
    const page = await open(context, url);
    await readToEnd(page, 60);
    await within(
      quiet(() => under),
      8_000,
    );
    const weight: Weight = {HTML: 0, scripts: 0, styles: 0, pictures: 0, fonts: 0, film: 0};
    const counted = new Set<string>();
    for (const request of requests) {
      const load = kinds[request.resourceType()];
      const name = fileOf(files, new URL(request.url()).pathname);
      if (!load || !name || counted.has(name) || (await isAhead(request))) continue;
      counted.add(name);
      weight[load] += sizeOf(files, name);
    }
    return weight;
  } finally {
    await context.close();
  }
}

/** Resolves when nothing has been under way for a moment. */
async function quiet(under: () => number): Promise<void> {
  for (let calm = 0; calm < 4; calm = under() === 0 ? calm + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, 75));
  }
}

async function isAhead(request: Request): Promise<boolean> {
  const purpose = await within(request.headerValue('sec-purpose'), 1_000);
  return purpose?.includes('prefetch') ?? false;
}

function fileOf(files: Files, pathname: string): string | undefined {
  const name = decodeURIComponent(pathname.slice(1));
  return [name, `${name}.html`, `${name}/index.html`, name === '' ? 'index.html' : ''].find(
    (each) => each && files.has(each),
  );
}
