/** Every page of the site, one after the other in the same window. */
import {expect, test, type Page} from 'playwright/test';

import {expectAccessible} from '../support/axe';
import {allPages, mainPages, unknownAddress} from '../support/builtPages';
import {open, tooWide, watch} from '../support/page';

let page: Page;
let problems: string[];

test.beforeAll(async ({browser}) => {
  page = await browser.newPage({reducedMotion: 'reduce', viewport: {width: 320, height: 640}});
  problems = watch(page);
});

for (const address of [...allPages, unknownAddress]) {
  test(`${address} is accessible, fits 320 px, and reports no problem`, async () => {
    problems.length = 0;
    await open(page, address);
    // The header and the footer are the same on every page
    await expectAccessible(page, mainPages.includes(address) ? 'html' : 'main');
    await expect.poll(() => tooWide(page)).toEqual([]);
    // In a window of their own, links to apps do nothing in browsers without windows
    const appLinks = 'a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])[target]';
    expect.soft(await page.locator(appLinks).count()).toBe(0);
    expect(problems).toEqual([]);
  });
}
