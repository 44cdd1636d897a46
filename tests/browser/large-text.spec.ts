import {expect, test} from 'playwright/test';

import config from '../playwright.config';
import {unknownAddresses} from '../routes';
import {desktop, open} from './helpers';
import {openEverything} from './open-everything';
import {addresses} from './site';
import {expectReadable} from './text-fits';

/** What a visitor can set in the browser: text of 32 px where it is 16 otherwise. */
const twice = '--blink-settings=defaultFontSize=32';
const launchOptions = config.use?.launchOptions ?? {};

test.use({
  launchOptions: {...launchOptions, args: [...(launchOptions.args ?? []), twice]},
  viewport: desktop,
  contextOptions: {reducedMotion: 'reduce'},
});

test('1.4.4: text of twice the size can be read', async ({page}) => {
  test.setTimeout(300_000);
  for (const address of [...addresses(), unknownAddresses[0]]) {
    await open(page, address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    await openEverything(page);
    await expectReadable(page, `${address} with text of twice the size`);
  }
});
