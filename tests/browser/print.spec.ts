/** What pages.spec.ts does not see of every page on paper. */
import {expect, test} from 'playwright/test';

import {main, open} from '../support/page';

test('a browser without ::details-content opens what is folded for printing, and closes it after that', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
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
  const colors = () =>
    page.locator('main svg text').evaluateAll((all) =>
      all.map((each) => {
        const {fill, stroke} = getComputedStyle(each);
        return `${fill} ${stroke}`.replaceAll('rgb(255, 255, 255)', 'white');
      }),
    );
  await page.emulateMedia({media: 'print'});
  for (const color of await colors()) expect(color).toMatch(/^rgb\(0, 0, 0\) (?:none|white)$/);
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  for (const color of await colors()) expect(color).toMatch(/^rgb\(0, 0, 0\) (?:none|white)$/);
});
