import {expect, test, type Page} from 'playwright/test';

import {openStopped, rendered} from '../support/carousel';
import {footer, heading, holdScripts, hydrated, main, open, scrollTo} from '../support/page';
import {phone} from '../support/viewports';

test.describe('figures below the first screen', () => {
  test.use({viewport: phone});
  const figures = (page: Page) => main(page).getByRole('definition');
  /** The figures that count, which are drawn over the final ones. */
  const counting = (page: Page) => figures(page).locator('[aria-hidden]');

  /** Scrolls so far that the first figures may begin to count, and moves the clock on. */
  const scrollToFigures = async (page: Page) => {
    await figures(page).first().scrollIntoViewIfNeeded();
    await scrollTo(page, await page.evaluate(() => scrollY + innerHeight / 2));
    await rendered(figures(page).first());
    await page.clock.runFor(100);
    await rendered(figures(page).first());
  };

  test('count up once when they scroll into view', async ({page}) => {
    await openStopped(page, '/handbook/stats', heading(page));
    await scrollToFigures(page);
    await expect(counting(page)).not.toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(counting(page)).toHaveCount(0);
    await scrollTo(page, 0);
    await expect(figures(page).first()).not.toBeInViewport();
    await scrollToFigures(page);
    await expect(counting(page)).toHaveCount(0);
  });

  test('are final at once under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openStopped(page, '/handbook/stats', heading(page));
    await scrollToFigures(page);
    await expect(counting(page)).toHaveCount(0);
  });
});

test.describe('the video', () => {
  const video = (page: Page) => main(page).locator('video');
  const button = (page: Page, name: string) => main(page).getByRole('button', {name});

  test('plays silently and can be paused', async ({page}) => {
    await open(page, '/handbook/hero');
    await video(page).scrollIntoViewIfNeeded();
    await expect(video(page)).toHaveJSProperty('muted', true);
    await expect(video(page)).toHaveJSProperty('paused', false);
    await button(page, 'Pause video').click();
    await expect(video(page)).toHaveJSProperty('paused', true);
    await button(page, 'Play video').click();
    await expect(video(page)).toHaveJSProperty('paused', false);
  });

  test('is not even loaded under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/handbook/hero');
    await main(page).getByRole('img').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\.(?:mp4|webm)/.test(url))).toEqual([]);
    await expect(video(page)).toHaveCount(0);
  });
});

test('a car drives over the hill as the page scrolls', async ({page}) => {
  await open(page, '/handbook/hill-road');
  const car = main(page).locator('span:has(use[href$="#car"])').first();
  const position = async () => (await car.boundingBox())?.x ?? 0;
  await car.locator('..').evaluate((scene) => scene.scrollIntoView({block: 'end'}));
  const start = await position();
  await page.evaluate(() => scrollBy({top: 200, behavior: 'instant'}));
  await expect.poll(position, 'the car moves on').toBeGreaterThan(start + 100);
  const below = await car.evaluate((element) => {
    const {left, right, bottom} = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, bottom + 9)?.tagName;
  });
  expect(below, 'the hill is below the car').toBe('rect');
});

test.describe('the theme', () => {
  const body = (page: Page) => page.locator('body');
  const button = (page: Page, name: string) => footer(page).getByRole('button', {name});
  let dark: string;

  test.beforeEach(async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, '/');
    dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  });

  test('follows the system until the visitor chooses another', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await expect(body(page)).not.toHaveCSS('background-color', dark);
    await button(page, 'Dark theme').click();
    await expect(button(page, 'Light theme')).toBeVisible();
    await expect(body(page)).toHaveCSS('background-color', dark);
  });

  test('that the visitor chose is on the next page before React runs', async ({page}) => {
    await button(page, 'Light theme').click();
    await expect(body(page)).not.toHaveCSS('background-color', dark);
    const release = await holdScripts(page);
    await page.goto('/about', {waitUntil: 'commit'});
    await footer(page).waitFor();
    await expect(body(page)).not.toHaveCSS('background-color', dark);
    release();
    await hydrated(page);
    await expect(body(page)).not.toHaveCSS('background-color', dark);
  });
});

test('only the version of an image that the theme shows is loaded', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/handbook/gallery');
  await main(page).getByRole('img').first().scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('/pictures/'));
  expect(requests.filter((url) => url.includes('.dusk.'))).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('.dusk.'));
});
