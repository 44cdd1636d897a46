import {expect, test, type Page} from 'playwright/test';

import {addresses} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {desktop, expectNone, open, phone, resize, sticksOut, tablet} from '../support/page';
import {unknownAddress} from '../support/routes';
import {expectReadable} from './readable';

/** A browser setting: text of 32 px instead of 16. */
const doubleText = '--blink-settings=defaultFontSize=32';

/** Pages that fit a phone even with text of that size, those that visitors need and those with drawings: its width. */
const doubledOnPhones = new Map([
  ...['/ride', '/as', '/hi', '/about', '/sustainability'].map((address) => [address, 320] as const),
  ...[
    ...['/', '/drive', '/business', '/charge', '/what-we-do'],
    ...['/contact', '/help', '/news', '/news/press-kit'],
  ].map((address) => [address, 360] as const),
]);

test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: desktop});

for (const address of [...addresses(), unknownAddress]) {
  test(`${address} is readable with text of twice the size (1.4.4)`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), doubleText];
    const browser = await playwright.chromium.launch({...launchOptions, args});
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: desktop,
      reducedMotion: 'reduce',
    });
    await open(page, address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await openEverything(page);
    await expectReadable(page, address);
    const width = doubledOnPhones.get(address);
    if (width) {
      await page.setViewportSize({width, height: 800});
      await open(page, address);
      expectNone(await sticksOut(page), `${address} at ${width} px:`);
    }
    await browser.close();
  });

  test(`${address} is readable at 320 px without scrolling sideways (1.4.10)`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, address);
    await openEverything(page);
    await expectReadable(page, address);
    expectNone(await wideSlides(page), `${address} has slides wider than the window:`);
  });

  test.describe('with the widest text spacing', () => {
    test.use({bypassCSP: true}); // the policy forbids the style that the test adds

    test(`nothing of ${address} is cut off (1.4.12)`, async ({page}) => {
      await open(page, address);
      await page.addStyleTag({
        content: `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
          p {margin-block-end: 2em !important}`,
      });
      for (const {width} of [phone, tablet, desktop]) {
        await resize(page, width);
        await openEverything(page);
        await expectReadable(page, `${address} at ${width} px`);
      }
    });
  });
}

/** Returns slides that are wider than the window. */
async function wideSlides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [tabindex="0"] > *')]
      .filter((slide) => slide.getBoundingClientRect().width > document.documentElement.clientWidth)
      .map((slide) => slide.textContent.slice(0, 60)),
  );
}
