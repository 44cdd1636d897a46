import {expect, test} from 'playwright/test';

import {postWith} from '../support/builtSite';
import {hydrated, open, watch} from '../support/page';
import {phone} from '../support/viewports';

const post = postWith(/./);

test('the address of a post is copied, and its head stays as served', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = watch(page);
  const response = await page.goto(post);
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec((await response?.text()) ?? '') ?? [];
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy Link'}).click();
  await expect(page.getByRole('status')).toHaveText(/copied/i);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(post);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', /\/(?:cards|assets\/images)\/.+\.jpg/);
  expect(problems).toEqual([]);
});

test('a post that cannot be shared says so', async ({page}) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await open(page, post);
  const share = page.getByRole('group', {name: 'Share'});
  await share.getByRole('button', {name: 'Share'}).click();
  await expect(share.getByRole('status')).toContainText('Couldn’t share');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a post is shared by links only', async ({page}) => {
    await page.goto(post);
    const share = page.getByRole('group', {name: 'Share'});
    await expect(share.getByRole('link')).toHaveCount(2);
    await expect(share.getByRole('button')).toHaveCount(0);
  });
});

test('a year of the archive has an address', async ({page}) => {
  await open(page, '/news/archive');
  const link = page.getByRole('navigation', {name: 'Years'}).getByRole('link').last();
  const year = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.getByRole('heading', {name: year, exact: true})).toBeInViewport();
});

test('the newsroom keeps its order on a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/news');
  const titles = await page.locator('main h2').evaluateAll((all) =>
    all
      .map((each) => ({text: each.textContent, top: each.getBoundingClientRect().top}))
      .sort((one, other) => one.top - other.top)
      .map(({text}) => text),
  );
  expect(titles.slice(1, 3)).toEqual(['Media coverage', 'Press releases']);
});
