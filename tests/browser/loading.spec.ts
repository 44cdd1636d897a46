/** What every page does while it loads, one after the other in the same window. */
import {expect, test, type Page} from 'playwright/test';

import {allPages, unknownAddress} from '../support/builtPages';
import {rendered} from '../support/carousel';
import {header} from '../support/header';
import {open} from '../support/page';

declare global {
  interface Window {
    /** The elements that scrolled since the page began to load. */
    scrolledElements: string[];
    largestPaint: PerformanceEntry | undefined;
  }
}

const entryType = 'largest-contentful-paint';

let page: Page;

test.beforeAll(async ({browser}) => {
  // Under reduced motion, rows scroll without animation, and the strip of logos waits for Play
  page = await browser.newPage({reducedMotion: 'reduce'});
  await page.clock.install();
  await page.addInitScript((type) => {
    window.scrolledElements = [];
    const onScroll = ({target}: Event) => {
      const element = target instanceof Element ? target : document.documentElement;
      window.scrolledElements.push((element.cloneNode() as Element).outerHTML);
    };
    addEventListener('scroll', onScroll, {capture: true});
    const observer = new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1);
    });
    observer.observe({type, buffered: true});
  }, entryType);
});

for (const address of [...allPages, unknownAddress]) {
  test(`${address} does not scroll by itself, which ends the measurement of the largest paint`, async () => {
    await open(page, address);
    await page.clock.runFor(1000);
    await rendered(header(page));
    expect(await page.evaluate(() => window.scrolledElements)).toEqual([]);
    const isMeasured = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);
    if (!(await page.evaluate(isMeasured, entryType))) return;
    await expect.poll(() => page.evaluate(() => window.largestPaint)).toBeTruthy();
  });
}
