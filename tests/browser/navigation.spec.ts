import {expect, test} from 'playwright/test';

import {footerLink, heading, hydrated, open, scrolled, scrollTo, watch} from '../support/page';

test('links lead to pages and news without reloading, and back restores the place', async ({
  page,
}) => {
  const problems = watch(page);
  await open(page, '/ride');
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'));
  // Fails when a page load has replaced the document
  const expectSameDocument = () => expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await scrollTo(page, 1500);
  // Playwright's own click scrolls
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/drive"]')?.click(),
  );
  await expect(page).toHaveURL('/drive');
  await expect.poll(() => scrolled(page)).toBe(0);
  await footerLink(page, 'News').click();
  await expect(heading(page)).toHaveText('News');
  await expect(page).toHaveTitle(/^News \| EVO$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news$/);
  await page.locator('main').getByRole('link', {name: 'View All News'}).click();
  await expect(page).toHaveURL('/news/archive');
  await expect(heading(page)).toHaveText('All news');
  await page.locator('main a[href^="/news/20"]').first().click();
  await expect(page.locator('main article').first()).toBeVisible();
  await expectSameDocument();
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL('/drive');
  await page.goBack();
  await expect(page).toHaveURL('/ride');
  await expect.poll(() => scrolled(page)).toBe(1500);
  await expectSameDocument();
  expect(problems).toEqual([]);
});

test('a link in a news page opens in a new tab when asked to', async ({page, context}) => {
  await open(page, '/news');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main')
      .getByRole('link', {name: 'View All News'})
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await opened.waitForURL('**/news/archive');
  await expect(page).toHaveURL('/news');
});

test(
  'browsers can restore pages from the back/forward cache',
  {tag: '@rare'},
  async ({playwright}) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ignoreDefaultArgs});
    const page = await browser.newPage();
    for (const address of ['/', '/charge', '/news']) {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => {
        addEventListener('pageshow', ({persisted}) => {
          document.documentElement.dataset['restored'] = String(persisted);
        });
      });
      await page.goto('/terms');
      await page.goBack({waitUntil: 'commit'});
      await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
    }
    await browser.close();
  },
);
