import {expect, test, type Page} from 'playwright/test';

import {addresses} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {open, resize, sticksOut} from '../support/page';
import {unreadableText} from '../support/readable';
import {unknownAddress} from '../support/routes';
import {desktop, phone, tablet} from '../support/viewports';

/** A browser setting: text of 32 px instead of 16. */
const doubleText = '--blink-settings=defaultFontSize=32';

/** Pages that fit a phone even with text of that size: those that visitors need and those with drawings. */
const doubledOnPhones = {
  320: ['/ride', '/as', '/hi', '/about', '/sustainability'],
  360: [
    ...['/', '/drive', '/business', '/charge', '/what-we-do'],
    ...['/contact', '/help', '/news', '/news/press-kit'],
  ],
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Opens everything, and expects the page to fit the window and its text to be whole. */
async function expectReadable(page: Page, what: string): Promise<void> {
  await openEverything(page);
  expect.soft(await sticksOut(page), what).toEqual([]);
  expect.soft(await unreadableText(page), what).toEqual([]);
}

for (const address of [...addresses(), unknownAddress]) {
  test(`${address} is readable with text of twice the size (1.4.4)`, async ({
    playwright,
    launchOptions,
  }) => {
    const args = [...(launchOptions.args ?? []), doubleText];
    const browser = await playwright.chromium.launch({args});
    const page = await browser.newPage();
    await open(page, address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectReadable(page, address);
    for (const [width, pages] of Object.entries(doubledOnPhones)) {
      if (!pages.includes(address)) continue;
      await page.setViewportSize({width: Number(width), height: 800});
      await open(page, address);
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
    await browser.close();
  });

  test(`${address} is readable at 320 px without scrolling sideways (1.4.10)`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, address);
    await expectReadable(page, address);
    const slides = page.locator('main [tabindex="0"] > *');
    const widths = await slides.evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(Math.max(0, ...widths), 'slides').toBeLessThanOrEqual(320);
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
        await expectReadable(page, `at ${width} px`);
      }
    });
  });
}
