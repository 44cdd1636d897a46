import {expect, test} from 'playwright/test';

import {setScheme, violations} from '../support/axe';
import {addresses} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {
  desktop,
  expectFits,
  expectNone,
  inContext,
  more,
  open,
  phone,
  read,
  resize,
  tablet,
  watch,
  widths,
} from '../support/page';
import {redirects, unknownAddress} from '../support/routes';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...addresses(), unknownAddress]) {
  test(`${address} opens cleanly, fits, is accessible with everything open, and says the same without JavaScript`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const problems = watch(page);
    await open(page, address);
    const {words, links} = await read(page);
    for (const width of widths) await expectFits(page, width);
    const isExpected = (problem: string) => address === unknownAddress && /\b404\b/.test(problem);
    expectNone(
      problems.filter((problem) => !isExpected(problem)),
      `Opening ${address}:`,
    );
    const options = {viewport: phone, reducedMotion: 'reduce', javaScriptEnabled: false} as const;
    await inContext(browser, options, async (plain) => {
      await plain.goto(address);
      const without = await read(plain);
      expectNone(more(words, without.words), `${address} says only with JavaScript:`);
      expect.soft(without.links, `links of ${address}`).toEqual(links);
    });

    for (const {width} of [phone, tablet, desktop]) {
      await resize(page, width);
      await openEverything(page);
      for (const scheme of ['light', 'dark'] as const) {
        await setScheme(page, scheme);
        expectNone(await violations(page), `${address}, ${scheme}, ${width} px:`);
      }
    }
  });
}

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads to ${to}`, async ({page}) => {
    await page.goto(from, {waitUntil: 'commit'});
    await page.waitForURL(to);
    if (to.includes('#')) await expect(page.locator(to.replace(/.*#/, '#'))).toBeInViewport();
  });
}
