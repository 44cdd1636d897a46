import {expect, test} from 'playwright/test';

import {expectAccessible} from '../support/axe';
import {allPages, unknownAddress} from '../support/builtPages';
import {expectFits, open, watch} from '../support/page';
import {phone} from '../support/viewports';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...allPages, unknownAddress]) {
  test(`${address} is accessible, fits 320 px, and reports no problem`, async ({page}) => {
    const problems = watch(page);
    await open(page, address);
    await expectAccessible(page);
    await page.setViewportSize({width: 320, height: 640});
    await expectFits(page);
    const appLinks = page.locator('a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])');
    await expect(appLinks.and(page.locator('[target]'))).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}
