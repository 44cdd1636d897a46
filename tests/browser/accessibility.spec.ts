import {test} from 'playwright/test';

import {unknownAddresses} from '../routes';
import {violations} from './axe';
import {desktop, expectNone, open, phone, resize} from './helpers';
import {kindsOfPages} from './site';

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...kindsOfPages(), unknownAddresses[0]]) {
  test(`${address} can be used by everyone`, async ({page}) => {
    await open(page, address);
    for (const theme of ['light', 'dark'] as const) {
      // The site follows the system, so that one visit shows both themes.
      await page.emulateMedia({colorScheme: theme});
      await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
      for (const {width} of [phone, desktop]) {
        await resize(page, width);
        expectNone(await violations(page), `${address}, ${theme}, ${width} px:`);
      }
    }
  });
}
