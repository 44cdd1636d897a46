import {test, type Page} from 'playwright/test';

import {unknownAddresses} from '../routes';
import {desktop, expectNone, open, phone, resize} from './helpers';
import {openEverything} from './open-everything';
import {addresses} from './site';
import {expectReadable} from './text-fits';

const all = [...addresses(), unknownAddresses[0]];

// The site's policy allows no styles from elsewhere; a visitor's own come anyway
test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});
test.setTimeout(300_000);

/** Widths of the window, one for each form of the header. */
const widths = [phone.width, 1024, desktop.width];

// That each page fits 320 px as it comes: pages.spec.ts
test('1.4.10: with everything open, too, nothing needs scrolling sideways at 320 px', async ({
  page,
}) => {
  for (const address of all) {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, address);
    await openEverything(page);
    await expectReadable(page, `${address} at 320 px`);
    expectNone(await wideSlides(page), `${address} has slides wider than the window:`);
  }
});

test('1.4.12: with the widest spacing nothing is cut off', async ({page}) => {
  for (const address of all) {
    await open(page, address);
    await page.addStyleTag({
      content: `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
        p {margin-block-end: 2em !important}`,
    });
    for (const width of widths) {
      await resize(page, width);
      await openEverything(page);
      await expectReadable(page, `${address} with wide spacing at ${width} px`);
    }
  }
});

/** Slides of rows that have to be scrolled to be read, besides being scrolled to. */
async function wideSlides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [tabindex="0"] > *')]
      .filter((slide) => slide.getBoundingClientRect().width > document.documentElement.clientWidth)
      .map((slide) => slide.textContent.slice(0, 60)),
  );
}
