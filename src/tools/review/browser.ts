/** Pages in a browser that always sees them alike: the same clock, theme and width, nothing moving, all pictures there. */
import process from 'node:process';

import {chromium} from 'playwright';
import type {Browser, BrowserContext, Page} from 'playwright';
import sharp from 'sharp';

import {browserArguments, findBrowser} from '../../../tests/support/findBrowser';
import {Failure} from './failure';
import {previewOnly} from './page';
import type {Picture} from './pixels';

/** The widths at which pages are seen, in CSS pixels. */
export const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];

const heights: Readonly<Record<Width, number>> = {390: 844, 1280: 800};
/** Browsers draw no surface longer than 16,384 px: long pages are taken in pieces. */
const tile = 8_000;
const seconds = 1_000;

/** Starts the browser. @throws Failure where there is none and none can be installed */
export async function startBrowser(): Promise<Browser> {
  let executablePath: string;
  try {
    executablePath = findBrowser();
  } catch (error) {
    const [wrong = '', ...rest] = (error as Error).message.split('\n');
    throw new Failure(
      wrong.replace('The browser tests need', 'The report’s pictures need'),
      rest.join('\n'),
    );
  }
  return chromium.launch({
    executablePath,
    args: [...browserArguments, '--font-render-hinting=none', '--hide-scrollbars'],
  });
}

/** A visitor's browser: no history, no wish for motion, one moment in time. */
export async function visitor(
  browser: Browser,
  {width, density = 1, now}: {width: Width; density?: number; now: string},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: {width, height: heights[width]},
    deviceScaleFactor: density,
    isMobile: false,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    bypassCSP: true, // what hides the marks of a preview is a style of ours
  });
  context.setDefaultTimeout(20 * seconds);
  await context.clock.setFixedTime(now);
  return context;
}

/** Opens a page and waits, not for ever, until React and the fonts are there. */
export async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const {origin} = new URL(url);
  await page.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(url, {waitUntil: 'load', timeout: 30 * seconds});
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 10 * seconds})
    .catch(() => undefined); // a page of a base may have another framework's marks, or none
  await within(
    page.evaluate(async () => {
      await document.fonts.ready;
    }),
    5 * seconds,
  );
  return page;
}

/** The page as scripts have made it. */
export async function scriptedHtml(context: BrowserContext, url: string): Promise<string> {
  const page = await open(context, url);
  try {
    await painted(page);
    return await page.content();
  } finally {
    await page.close();
  }
}

/** A picture of a whole page. */
export async function picture(context: BrowserContext, url: string): Promise<Picture> {
  const page = await open(context, url);
  try {
    await page.addStyleTag({content: `${previewOnly} { display: none !important; }`});
    await loadPictures(page);
    await readToEnd(page);
    const {width, height} = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight,
    }));
    const pieces: Buffer[] = [];
    let rows = 0;
    for (let y = 0; y < height; y += tile) {
      const shot = await page.screenshot({
        fullPage: true,
        clip: {x: 0, y, width, height: Math.min(tile, height - y)},
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        timeout: 45 * seconds,
      });
      const {data, info} = await sharp(shot)
        .ensureAlpha()
        .raw()
        .toBuffer({resolveWithObject: true});
      pieces.push(data);
      rows += info.height;
    }
    return {width, height: rows, data: Buffer.concat(pieces)};
  } finally {
    await page.close();
  }
}

/** Makes pictures that are further down load now, and waits for them a while. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page
    .waitForFunction(() => [...document.images].every(({complete}) => complete), undefined, {
      timeout: 15 * seconds,
    })
    .catch(() => undefined); // a picture that never comes is missing in the report, too
}

/** Goes down the page and up again, so that whatever waits to be seen has been seen. */
export async function readToEnd(page: Page, pause = 0): Promise<void> {
  // No function in it has a name: the runner's compiler would add a helper that the browser does not know
  await page.evaluate(async (wait) => {
    const step = Math.round(innerHeight * 0.8);
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({top: y, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    scrollTo({top: 0, behavior: 'instant'});
  }, pause);
  await painted(page);
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

/** The result, or nothing when it takes too long. */
export async function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // too late to matter to anyone
  }
}

/** How many pages are looked at side by side. */
export const atOnce = Math.max(1, Number(process.env['EVO_REVIEW_AT_ONCE'] ?? 2));
