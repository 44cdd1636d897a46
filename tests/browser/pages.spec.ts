import {expect, test} from 'playwright/test';

import {expectAccessible} from '../support/axe';
import {allPages, mainPages, unknownAddress} from '../support/builtPages';
import {open, tooWide, watch} from '../support/page';
import {phone} from '../support/viewports';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...allPages, unknownAddress]) {
  test(`${address} is accessible, fits 320 px, and reports no problem`, async ({page}) => {
    const problems = watch(page);
    await open(page, address);
    const hiddenImages = await page
      .locator('main img')
      .filter({visible: false})
      .evaluateAll((all: HTMLImageElement[]) => all.filter(({naturalWidth}) => naturalWidth > 0));
    expect.soft(hiddenImages).toEqual([]); // of two versions, only the one that the theme shows loads
    // The header and the footer are the same on every page
    await expectAccessible(page, mainPages.includes(address) ? 'html' : 'main');
    await page.setViewportSize({width: 320, height: 640});
    await expect.poll(() => tooWide(page)).toEqual([]);
    // In a window of their own, links to apps do nothing in browsers without windows
    const appLinks = page.locator(
      'a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])[target]',
    );
    expect.soft(await appLinks.count()).toBe(0);
    expect(problems).toEqual([]);
  });
}
