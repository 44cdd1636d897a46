import {expect, test} from 'playwright/test';

import {desktop, expectNone, hydrated, phone, watch} from './helpers';

const post = '/news/2025/12/09/a-quieter-morning';
const release = '/news/2025/01/28/sixteen-charging-stations-planned';

test.use({viewport: desktop});

test('from another page the news opens without loading the site again, and back leads back', async ({
  page,
}) => {
  const problems = watch(page);
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'News', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'News'})).toBeVisible();
  await expect(page).toHaveTitle(/^News \| EVO$/);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news$/);

  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: /Our mission/})).toBeVisible();
  await expect(page).toHaveTitle(/About/);
  expectNone(problems, 'Going to the news and back:');
});

test('a post keeps its words, title and address for search engines when React takes over', async ({
  page,
}) => {
  const problems = watch(page);
  await page.goto(post);
  // The share buttons are all that comes with JavaScript
  const words = async () =>
    (await page.locator('main article').first().innerText())
      .replaceAll('Copy link', '')
      .replace(/\s+/g, ' ')
      .trim();
  const before = await words();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeVisible();
  expect(await words()).toBe(before);
  await expect(page).toHaveTitle(/^A quieter morning/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/pictures\/.+-1200\.jpg$/,
  );
  expectNone(problems, `Reading ${post}:`);
});

test('a post’s link is copied, and the visitor is told', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(post);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('status')).toHaveText(/copied/i);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(post);
});

test('press releases page on and back by addresses of their own', async ({page}) => {
  await page.goto('/news');
  const press = page.locator('#press');
  await expect(press.locator('button:disabled')).toHaveCount(1);
  await press.getByRole('link', {name: /next|older/i}).click();
  await expect(page).toHaveURL(/\/news\/press-releases\/page\/2$/);
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/news\/press-releases$/);
  await page
    .getByRole('main')
    .getByRole('link', {name: /next|older/i})
    .click();
  await expect(page).toHaveURL(/page\/3$/);
  await expect(page.locator('main button:disabled')).toHaveCount(1);
});

test('a news address that is not there is a 404', async ({page}) => {
  const response = await page.goto('/news/2020/01/01/never-written');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('404');
});

test('a press release prints as text on paper: no header, no footer, the contact in words', async ({
  page,
}) => {
  await page.goto(release);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('[data-share]')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('main').getByText('hello@evo.example').first()).toBeVisible();
  const [ink, paper] = await page.evaluate(() => {
    const {color} = getComputedStyle(document.querySelector('article p') ?? document.body);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(ink).toBe('rgb(0, 0, 0)');
  expect(paper).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
});

test('on a phone the newsroom keeps the order: featured, others, coverage, press releases', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/news');
  const tops = await page.evaluate(() =>
    ['A quieter morning', 'Thank you, drivers', 'Media Coverage', 'Press Releases'].map((words) => {
      const found = [...document.querySelectorAll('main h2, main h3')].find(({textContent}) =>
        textContent.includes(words),
      );
      return Math.round(found?.getBoundingClientRect().top ?? Number.NaN);
    }),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops.every(Number.isFinite)).toBe(true);
});
