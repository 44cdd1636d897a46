import {test} from 'playwright/test';

import {mainRoutes, unknownAddresses} from '../routes';
import {violations} from './axe';
import {desktop, expectNone, open, phone, resize} from './helpers';
import {openEverything} from './open-everything';
import {addresses} from './site';

/** Where the header has its two dropdowns. */
const medium = 1024;

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

// Posts and their lists have nothing to open but the header: one of them stands for all
const post = addresses().find((address) => /^\/news\/\d/.test(address)) ?? '/news';

for (const address of [...mainRoutes, post, unknownAddresses[0]]) {
  test(`${address} with all open can be used by everyone`, async ({page}) => {
    await open(page, address);
    const opens = await page.locator('main :is(details, form, [aria-expanded])').count();
    for (const width of [phone.width, medium, desktop.width]) {
      await resize(page, width);
      await openEverything(page);
      const menus = page.locator('header :is(details[open], [aria-expanded="true"])');
      if (!opens && (await menus.filter({visible: true}).count()) === 0) continue;
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme: theme});
        await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
        // The page as it comes is looked at by accessibility.spec.ts: here, what has been opened
        const found = await violations(page, 'header', ...(opens ? ['main'] : []));
        expectNone(found, `${address}, ${theme}, ${width} px, all open:`);
      }
    }
  });
}
