import {expect, test} from 'playwright/test';

import {addresses} from '../support/builtSite';
import {desktop, open} from '../support/page';

test.use({viewport: desktop});

// One device pixel per CSS pixel: a wrong `sizes` for a crop by height shows as an image larger than its file
test('no image is shown larger than its file', async ({page}) => {
  test.slow();
  for (const address of addresses()) {
    await open(page, address);
    const images = page.locator('main img:visible');
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    const enlarged = await images.evaluateAll(async (all) => {
      const found: string[] = [];
      for (const image of all as HTMLImageElement[]) {
        await image.decode();
        const {naturalWidth, naturalHeight, currentSrc} = image;
        // A density-corrected size; the file's own is in its name
        const fileWidth = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1] ?? naturalWidth);
        const {offsetWidth, offsetHeight} = image;
        const shown = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight);
        if (shown > fileWidth * 1.01) {
          found.push(`${currentSrc}: ${fileWidth} px wide, shown ${Math.round(shown)} px wide`);
        }
      }
      return found;
    });
    expect.soft(enlarged, address).toEqual([]);
  }
});
