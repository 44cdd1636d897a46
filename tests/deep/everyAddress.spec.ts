import {expect, test} from 'playwright/test';

import {setScheme, violations} from '../support/axe';
import {addresses} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {
  desktop,
  expectFits,
  expectNone,
  inContext,
  open,
  phone,
  read,
  resize,
  tablet,
  watch,
  widths,
} from '../support/page';
import {unknownAddress} from '../support/routes';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...addresses(), unknownAddress]) {
  test(`${address} opens cleanly, fits, is accessible with everything open, and says the same without JavaScript`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const problems = watch(page);
    await open(page, address);
    const withScripts = await read(page);
    for (const width of widths) await expectFits(page, width);
    expectNone(problems, `Opening ${address}:`);
    const options = {viewport: phone, reducedMotion: 'reduce', javaScriptEnabled: false} as const;
    await inContext(browser, options, async (plain) => {
      await plain.goto(address);
      expect.soft(await read(plain), `${address} without JavaScript`).toEqual(withScripts);
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
