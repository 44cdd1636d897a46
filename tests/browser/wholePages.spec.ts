import {expect, test, type Page} from 'playwright/test';

import {mainPages} from '../support/builtPages';
import {open} from '../support/page';
import {desktop, phone} from '../support/viewports';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls to the end of the page, a window in each frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
  });

/** The texts that the browser has not laid out. */
const skippedTexts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) => each.checkVisibility() !== each.checkVisibility({contentVisibilityAuto: true}),
        )
        .map((each) => each.textContent.trim().slice(0, 60)),
    );

/** The descriptions of images in view sideways that have not loaded. */
const missingImages = (page: Page) =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((image) => {
        const {left, right} = image.getBoundingClientRect();
        return image.checkVisibility() && right > 0 && left < innerWidth;
      })
      .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
      .map(({alt}) => alt),
  );

for (const address of mainPages) {
  test(`${address} is whole after one scroll through`, async ({page}) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await open(page, address);
      const before = await height(page);
      await scrollThrough(page);
      expect(await skippedTexts(page)).toEqual([]);
      expect(Math.abs((await height(page)) / before - 1)).toBeLessThanOrEqual(0.02);
      await expect.poll(() => missingImages(page)).toEqual([]);
    }
  });
}
