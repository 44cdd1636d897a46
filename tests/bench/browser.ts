/** Chromium as the browser tests start it, and what a page makes it fetch. */
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {chromium, type Browser, type Page, type Request} from 'playwright';

import {browserArguments} from '../find-browser';

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({executablePath, args: [...browserArguments]});
}

/** A phone has at least two pixels for each CSS pixel, and asks for pictures accordingly. */
export const phone = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2} as const;

export interface Script {
  /** The address' path. */
  path: string;
  text: string;
  gzip: number;
  brotli: number;
}

export interface FirstView {
  /** Everything that came over the wire until nothing more was asked for, headers included. */
  bytes: number;
  /** The same by kind: `script`, `font`; `prefetch` is for pages that may be visited next. */
  kinds: Map<string, number>;
  /** Those that the page runs; what is fetched ahead for other pages is not among them. */
  scripts: Script[];
}

/** Opens a page as a phone does, with nothing in its cache, and waits until it asks for nothing more. */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const kinds = new Map<string, number>();
    const scripts: Script[] = [];
    for (const request of requests) {
      const {responseBodySize, responseHeadersSize} = await request.sizes();
      const ahead = await request.headerValue('sec-purpose');
      const kind = ahead ? 'prefetch' : request.resourceType();
      kinds.set(kind, (kinds.get(kind) ?? 0) + responseBodySize + responseHeadersSize);
      if (request.resourceType() === 'script') scripts.push(await readScript(request));
    }
    return {bytes: sum([...kinds.values()], (each) => each), kinds, scripts};
  } finally {
    await context.close();
  }
}

async function readScript(request: Request): Promise<Script> {
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  return {
    path: new URL(request.url()).pathname,
    text: body.toString('utf8'),
    gzip: gzipBytes(body),
    brotli: brotliBytes(body),
  };
}

/** Bytes as a host's best compression sends them. */
export function brotliBytes(body: Buffer | string): number {
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

export function gzipBytes(body: Buffer | string): number {
  return gzipSync(body, {level: 9}).length;
}

/** Sums one property of some things. */
export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

export type {Browser, Page};
