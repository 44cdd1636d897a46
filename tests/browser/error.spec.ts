/** Errors of scripts, and addresses that break them. */
import {expect, test} from 'playwright/test';

import {links} from '../../src/company/contact';
import {heading, hydrated, watch} from '../support/page';

test('a page that crashes offers the phone, booking and a way to reload', async ({page}) => {
  await page.goto('/search');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('airport');
  await expect(main.locator('ol > li')).not.toHaveCount(0);
  await page.evaluate(() => {
    const list = document.querySelector('main ol');
    Object.defineProperty(list?.parentNode, 'removeChild', {
      value: () => {
        throw new Error('Another script has changed the page');
      },
    });
  });
  await main.getByRole('searchbox').fill('');
  await expect(main.locator(`a[href="${links.phone}"]`)).toBeVisible();
  await expect(main.locator('a[href="/#book"]')).toBeVisible();
  await main.getByRole('link', {name: 'Reload'}).click();
  await expect(main.getByRole('searchbox')).toBeVisible();
});

test('a path that is no valid URL is a 404 with working scripts', async ({page}) => {
  const problems = watch(page);
  await page.goto('/ride%');
  await hydrated(page);
  await expect(heading(page)).toHaveText('404');
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([]);
});
