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

test('hashes that are no valid URLs keep the page, also on the way back', async ({page}) => {
  await page.goto('/search#q=100%');
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('100%');
  for (const hash of ['%', '%E0%A4']) {
    await page.evaluate((value) => (location.hash = value), hash);
    await expect(field).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).first().click();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(field).toBeVisible();
});

test('a path that is no valid URL is a 404 with working scripts', async ({page}) => {
  const problems = watch(page);
  await page.goto('/ride%');
  await hydrated(page);
  await expect(heading(page)).toHaveText('404');
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([]);
});
