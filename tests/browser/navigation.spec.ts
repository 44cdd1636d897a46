import {expect, test} from 'playwright/test';

import {languages} from '../../src/company/languages';
import {unknownAddress} from '../support/builtPages';
import {navLinks} from '../support/header';
import * as support from '../support/page';

const {hydrated, linked, linkTo, main, open, otherLinked, scrolled, scrollTo} = support;

test('links lead to the top of other pages without a reload', async ({page}) => {
  await open(page, '/handbook');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const to of [linked, otherLinked]) {
    await scrollTo(page, 1500);
    const title = await page.title();
    await linkTo(page, to).click();
    await expect(page).toHaveURL(to);
    await expect(page).not.toHaveTitle(title);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(linked);
  expect(documents).toEqual([]);
});

test('a navigation moves the focus to the start, and announces the title', async ({page}) => {
  await open(page, '/about');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  const announcement = page.getByRole('status').last();
  // Hydration changes the title, too
  await page.evaluate(async () => {
    document.title += '.';
    await new Promise(requestAnimationFrame);
  });
  await expect(announcement).toHaveText('');
  const goTo: (() => Promise<unknown>)[] = [
    () => navLinks(page).nth(1).press('Enter'),
    () => navLinks(page).nth(2).click(),
    () => page.goBack(),
  ];
  for (const navigate of goTo) {
    const title = await page.title();
    await navigate();
    await expect(page).not.toHaveTitle(title);
    await expect(announcement).toHaveText(await page.title());
    await expect(page.locator('body')).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
  }
  await expect(skip).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toHaveCount(1);
});

test('only the page of a link that somebody points at is fetched', async ({page}) => {
  await open(page, '/ride');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await linkTo(page, linked).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

for (const address of ['/ride.html', '//ride']) {
  test(`${address}, as some hosts serve it, is /ride`, async ({page, baseURL}) => {
    const url = `${baseURL}${address}`;
    await page.route(url, async (route) =>
      route.fulfill({response: await route.fetch({url: `${baseURL}/ride`})}),
    );
    await open(page, url);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ride$/);
  });
}

test('a wrong address that is no valid path gets a page that works', async ({page}) => {
  const wrong = `${unknownAddress}%`;
  await page.route(`**${wrong}`, async (route) =>
    route.fulfill({response: await route.fetch({url: route.request().url().slice(0, -1)})}),
  );
  await page.goto(wrong);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('Back leads to where the visitor was, although a reload came between', async ({page}) => {
  await open(page, '/ride');
  // By the mouse: click() would scroll the page once more
  await linkTo(page, linked).hover();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(0);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(linked);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/ride');
  await expect.poll(() => scrolled(page)).toBe(position);
});

test('a navigation to another language sets the page’s `lang` and labels', async ({page}) => {
  await open(page, '/ride');
  const label = navLinks(page).last();
  const english = (await label.textContent()) ?? '';
  for (const {path, code} of [...languages].reverse()) {
    await linkTo(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    if (code === languages[0].code) await expect(label).toHaveText(english);
    else await expect(label).not.toHaveText(english);
  }
});
