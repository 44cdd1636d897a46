/**
 * Compares screenshots of every page of the preview with those of another preview:
 *
 *     npm run visual -- --update-snapshots=all    takes the screenshots to compare with
 *     npm run visual                              after another build: compares, and shows a report
 */
import {expect, test} from 'playwright/test';

import {allPages} from '../support/builtPages';

for (const address of [...allPages, '/404']) {
  for (const width of [390, 1280]) {
    test(`${address} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      // Loads the images further down
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
          window.scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      const name = `${address.slice(1) || 'index'}.png`;
      await expect(page).toHaveScreenshot([String(width), name], {fullPage: true});
    });
  }
}
