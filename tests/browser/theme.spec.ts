import {expect, test, type Page} from 'playwright/test';

import {open} from './helpers';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themeButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: /theme|dark|light/i});

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light';

  test.describe(`on a ${system} system`, () => {
    test.use({colorScheme: system, contextOptions: {reducedMotion: 'reduce'}});

    test(`the site is ${system}, and follows when the system becomes ${other}`, async ({page}) => {
      await open(page, '/');
      expect(await theme(page)).toBe(system);
      const before = await background(page);
      await page.emulateMedia({colorScheme: other});
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect.poll(() => background(page)).not.toBe(before);
    });

    test('the button in the footer switches the theme, and the choice stays', async ({page}) => {
      await open(page, '/');
      const before = await background(page);
      // The button may go round light, dark and system: at most two presses change what is seen.
      for (let presses = 0; presses < 2 && (await theme(page)) === system; presses += 1)
        await themeButton(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect.poll(() => background(page)).not.toBe(before);

      await page.reload();
      expect(await theme(page), 'before hydration already').toBe(other);
      await open(page, '/about');
      expect(await theme(page), 'on another page').toBe(other);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no theme button, because it would do nothing', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(themeButton(page)).toHaveCount(0);
  });
});
