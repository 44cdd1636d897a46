import {brotliCompressSync} from 'node:zlib';

import {expect, test} from 'playwright/test';

import {mainPages} from '../support/builtPages';
import {open} from '../support/page';
import {phone} from '../support/viewports';

test('the scripts of the home page have at most 118 KB before anybody touches it', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThanOrEqual(118);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, deviceScaleFactor: 2});

  test('the images above the fold have at most 250 KB on each main page', async ({page}) => {
    for (const address of mainPages) {
      await page.goto(address); // until the images at its top have loaded, too
      const bytes = await page.locator('main img').evaluateAll((all: HTMLImageElement[]) => {
        const shown = all.filter((image) => {
          const {top, bottom, left, right} = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        });
        const sizes = shown.flatMap(({currentSrc}) =>
          performance
            .getEntriesByName(currentSrc)
            .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
        );
        return sizes.reduce((sum, size) => sum + size, 0);
      });
      expect.soft(bytes / 1024, address).toBeLessThanOrEqual(250);
    }
  });
});
