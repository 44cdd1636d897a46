import {expect, test} from 'playwright/test';

import {oldAddresses} from '../routes';
import {hydrated} from './helpers';

for (const [from, to] of Object.entries(oldAddresses)) {
  const anchor = new URL(to, 'https://evo.example').hash;

  test(`${from} leads to ${to}`, async ({page}) => {
    await page.goto(from, {waitUntil: 'commit'});
    await page.waitForURL(to);
    await hydrated(page);
    if (anchor) await expect(page.locator(anchor)).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test(`${from} leads to ${to}, too`, async ({page}) => {
      await page.goto(from, {waitUntil: 'commit'});
      await page.waitForURL(to);
      if (anchor) await expect(page.locator(anchor)).toBeInViewport();
    });
  });
}
