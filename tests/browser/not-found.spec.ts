import {expect, test} from 'playwright/test';

import {unknownAddresses} from '../routes';
import {desktop, hydrated, phone, sticksOut, watch} from './helpers';

for (const address of unknownAddresses) {
  for (const viewport of [phone, desktop]) {
    test(`${address} says that there is no such page, at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      const problems = watch(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);

      await expect(page.locator('h1')).toHaveText('404');
      await expect(page.getByRole('main')).toContainText('Page not found');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);

      // The answer itself is a 404, and Chromium says so in the console. Nothing else may be wrong.
      expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);

      await page.getByRole('main').locator('a[href="/"]').first().click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('h1')).not.toHaveText('404');
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an unknown address says the same', async ({page}) => {
    const response = await page.goto(unknownAddresses[0]);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404');
    await expect(page.getByText('Page not found')).toBeVisible();
  });
});
