import {chromium, expect, test} from 'playwright/test';
import type {Page} from 'playwright/test';

import {desktop, hydrated, open, openToTheEnd} from './helpers';

test.use({viewport: desktop});

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });

/** The paths that a page asks the server for from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** What is fetched of another page: its scripts and its words. */
const ahead = (paths: readonly string[]) => paths.filter((path) => !/\.(?!js$)\w+$/.test(path));

const scripts = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.js'));

test('a page fetches nothing of the pages that it links to', async ({page}) => {
  await openToTheEnd(page, '/about');
  const paths = requestsOf(page);
  await page.mouse.wheel(0, 3000); // its footer links to every page
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(ahead(paths)).toEqual([]);
});

for (const [sign, give] of [
  [
    'the pointer',
    (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name}).hover(),
  ],
  [
    'the keyboard’s focus',
    (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name}).focus(),
  ],
] as const) {
  test(`${sign} on a link fetches its page ahead, once`, async ({page}) => {
    await openToTheEnd(page, '/about');
    const paths = requestsOf(page);
    await give(page, 'Drive with us');
    await expect.poll(() => scripts(paths).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const fetched = scripts(paths).length;
    await page.getByRole('banner').getByRole('link', {name: 'Drive with us'}).click();
    await expect(page).toHaveURL(/\/drive$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText(/drive electric/i);
    expect(scripts(paths).length).toBe(fetched);
  });
}

test('a link to the news fetches the page’s words ahead, once', async ({page}) => {
  await openToTheEnd(page, '/about');
  const paths = requestsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'News', exact: true});
  await link.hover();
  await expect.poll(() => paths.filter((path) => path === '/news').length).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'News'})).toBeVisible();
  expect(paths.filter((path) => path === '/news').length).toBe(1);
});

for (const [wish, connection] of [
  ['wishes to save data', {saveData: true, effectiveType: '4g'}],
  ['has a slow connection', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`nothing is fetched ahead for a visitor who ${wish}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await openToTheEnd(page, '/about');
    const paths = requestsOf(page);
    await page.getByRole('banner').getByRole('link', {name: 'Drive with us'}).hover();
    await page.getByRole('contentinfo').getByRole('link', {name: 'News', exact: true}).hover();
    await page.waitForTimeout(300); // nothing can be waited for where nothing is to happen
    expect(ahead(paths)).toEqual([]);
    await page.getByRole('banner').getByRole('link', {name: 'Drive with us'}).click();
    await expect(page).toHaveURL(/\/drive$/);
  });
}

test('links inside a news page open without loading the site again', async ({page}) => {
  await open(page, '/news');
  await mark(page);
  await page.locator('main').getByRole('link', {name: 'View All News'}).click();
  await expect(page).not.toHaveURL(/\/news$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.locator('main a[href^="/news/20"]').first().click();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'News'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});

test('a link in a news page opens in a new tab for those who ask for one', async ({
  page,
  context,
}) => {
  await open(page, '/news');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main')
      .getByRole('link', {name: 'View All News'})
      .click({modifiers: ['ControlOrMeta']}),
  ]);
  await opened.waitForLoadState();
  expect(opened.url()).not.toMatch(/\/news$/);
  await expect(page).toHaveURL(/\/news$/);
});

test('back and forward restore whole pages at once, from the browser’s memory', async ({
  launchOptions,
}) => {
  // Playwright switches that memory off
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const site = process.env['SITE_URL'] ?? '';
  for (const address of ['/', '/business', '/charge', '/news']) {
    await page.goto(site + address);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    await page.goto(`${site}/terms`);
    await page.goBack({waitUntil: 'commit'});
    await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
  }
  await browser.close();
});
