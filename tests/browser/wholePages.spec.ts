import {expect, test} from 'playwright/test';

import {mainPages} from '../support/builtPages';
import {open} from '../support/page';
import {desktop, phone} from '../support/viewports';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const viewport of [phone, desktop]) {
  for (const address of mainPages) {
    test(`${address} is whole after one scroll through at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, address);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      for (let top = 0; top < before; top += viewport.height) {
        await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
        await expect(page.locator('html')).toBeInViewport(); // a frame later
      }
      const skipped = await page
        .locator('main *')
        .evaluateAll((all) =>
          all
            .filter(
              (each) =>
                each.checkVisibility() !== each.checkVisibility({contentVisibilityAuto: true}),
            )
            .map((each) => each.textContent.trim().slice(0, 60)),
        );
      expect(skipped).toEqual([]);
      expect(Math.abs((await height()) / before - 1)).toBeLessThanOrEqual(0.02);
      const missing = () =>
        page.locator('main img').evaluateAll((all: HTMLImageElement[]) =>
          all
            .filter((image) => {
              const {left, right} = image.getBoundingClientRect();
              return image.checkVisibility() && right > 0 && left < innerWidth;
            })
            .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
            .map(({alt}) => alt),
        );
      await expect.poll(missing).toEqual([]);
    });
  }
}
