/** What pages.spec.ts does not see of every page on paper. */
import {expect, test} from 'playwright/test';

import {main, open} from '../support/page';

test('a browser without ::details-content prints what is folded, too', async ({page}) => {
  await page.addInitScript(() => void (CSS.supports = () => false));
  await open(page, '/handbook/faq');
  const folded = main(page).locator('details');
  const closed = main(page).locator('details:not([open])');
  const all = await folded.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(all);
});

test('drawings take the colours of the text on paper and in high contrast', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/handbook/hill-road');
  for (const media of [{media: 'print'}, {media: 'screen', forcedColors: 'active'}] as const) {
    await page.emulateMedia(media);
    for (const text of await main(page).locator('svg text').all()) {
      await expect(text).toHaveCSS('fill', 'rgb(0, 0, 0)');
      await expect(text).toHaveCSS('stroke', /none|rgb\(255, 255, 255\)/);
    }
  }
});
