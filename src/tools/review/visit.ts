import path from 'node:path';

import {chromium, type Browser, type BrowserContext, type Page} from 'playwright';
import sharp from 'sharp';

import {findBrowser} from '../browser';
import type {BuiltSite} from './builtSite';
import type {Bitmap} from './imageDiff';
import {previewOnly} from './content';

/** How a page is looked at. */
export interface View {
  /** CSS pixels. */
  width: number;
  colorScheme: 'light' | 'dark';
}

/** The dark views are only used if stylesheets changed. */
export const views: readonly View[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 1280].map((width) => ({width, colorScheme})),
);

/** Any origin works: every request is answered from the built site's folder, or blocked. */
const origin = 'http://review.localhost';
/** Chromium cannot draw more than 16,384 px at once. */
const maxTileHeight = 8_000;

/** Starts Chromium, and installs it first if necessary. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--hide-scrollbars'],
  });
}

/**
 * Renders a page of a built site: always with the same clock, without motion, after all fonts and images loaded.
 * @returns its screenshot, and the files of the site that it loaded
 */
export async function visit(
  browser: Browser,
  site: BuiltSite,
  permalink: string,
  {width, colorScheme, now}: View & {now: string},
) {
  const context = await browser.newContext({
    viewport: {width, height: 800},
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    bypassCSP: true, // to hide what only previews show
  });
  try {
    context.setDefaultTimeout(120_000);
    await context.clock.setFixedTime(now);
    const files = await serve(context, site);
    const page = await context.newPage();
    await page.goto(origin + permalink);
    await page.addStyleTag({content: `${previewOnly} { display: none !important; }`});
    await settle(page);
    return {image: await screenshot(page), files};
  } finally {
    await context.close();
  }
}

/** Answers requests from the site's folder, blocks all others, and collects the files that were loaded. */
async function serve(context: BrowserContext, site: BuiltSite): Promise<Set<string>> {
  const loaded = new Set<string>();
  await context.route('**', (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const pathname = decodeURIComponent(url.pathname);
    const file = site.pages.get(pathname) ?? site.resolve(pathname) ?? '404.html';
    loaded.add(file);
    return route.fulfill({path: path.join(site.folder, file)});
  });
  return loaded;
}

/** Waits until React, fonts and images are ready and everything that appears on scrolling has appeared. */
async function settle(page: Page): Promise<void> {
  // Static pages never hydrate, so this must not fail
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 3_000})
    .catch(() => undefined);
  // One anonymous function: tsx would add a helper to named ones that the browser does not have
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync'; // or a screenshot may come before the image is drawn
    }
    const step = Math.round(innerHeight * 0.8);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({top: 0, behavior: 'instant'});
    await Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 60_000)),
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function screenshot(page: Page): Promise<Bitmap> {
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const tiles: Buffer[] = [];
  for (let y = 0; y < height; y += maxTileHeight) {
    const tile = await page.screenshot({
      fullPage: true,
      clip: {x: 0, y, width, height: Math.min(maxTileHeight, height - y)},
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    tiles.push(await sharp(tile).ensureAlpha().raw().toBuffer());
  }
  const data = Buffer.concat(tiles);
  return {width, height: data.length / 4 / width, data};
}
