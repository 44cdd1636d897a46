import {expect, test, type Page} from 'playwright/test';

import {entryOf} from '../../src/company/entries';
import {figures} from '../../src/company/figures';
import {openStopped, rendered} from '../support/carousel';
import {footer, heading, holdScripts, hydrated, main, open} from '../support/page';
import {scrollTo, visibleTexts} from '../support/page';
import {phone} from '../support/viewports';

test.describe('a figure below the first screen', () => {
  test.use({viewport: phone});
  const {value} = entryOf(figures, 'chargingStations');
  const figure = (page: Page) => page.getByRole('definition').filter({hasText: value});
  const shown = async (page: Page) => (await visibleTexts(figure(page))).join('');

  test('counts up once when it scrolls into view', async ({page}) => {
    await openStopped(page, '/charge', heading(page));
    await figure(page).scrollIntoViewIfNeeded();
    await scrollTo(page, await page.evaluate(() => scrollY + innerHeight / 2));
    const tick = async () => {
      await page.clock.runFor(100);
      return shown(page);
    };
    await expect.poll(tick, {intervals: [50]}).not.toBe(value);
    await page.clock.runFor(2000);
    await expect.poll(() => shown(page)).toBe(value);
    await scrollTo(page, 0);
    await expect(figure(page)).not.toBeInViewport();
    await figure(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    expect(await shown(page)).toBe(value);
  });

  test('is final at once under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openStopped(page, '/charge', heading(page));
    await figure(page).scrollIntoViewIfNeeded();
    await scrollTo(page, await page.evaluate(() => scrollY + innerHeight / 2));
    for (let tick = 0; tick < 5; tick += 1) {
      await page.clock.runFor(100);
      await rendered(figure(page));
      expect(await shown(page)).toBe(value);
    }
  });
});

test.describe('the video', () => {
  const video = (page: Page) => main(page).locator('video');
  const button = (page: Page, name: RegExp) => main(page).getByRole('button', {name});
  const isPlaying = (page: Page) =>
    video(page).evaluate(
      (element: HTMLVideoElement) => !element.paused && element.currentTime > 0 && element.muted,
    );

  test('plays silently and can be paused', async ({page}) => {
    await open(page, '/sustainability');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, /pause/i).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await button(page, /play/i).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  test('is not even loaded under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/sustainability');
    const poster = main(page).getByRole('img').first();
    await expect(poster).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\.(?:mp4|webm)/.test(url))).toEqual([]);
    await expect(video(page)).toHaveCount(0);
  });
});

test('the theme follows the system until the visitor chooses another', async ({page}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = (name: string) => footer(page).getByRole('button', {name});
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page, '/');
  const light = await background();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(background).not.toBe(light);
  await button('Light theme').click();
  await expect(button('Dark theme')).toBeVisible();
  await expect.poll(background).toBe(light);
  const release = await holdScripts(page);
  await page.goto('/about', {waitUntil: 'commit'});
  await footer(page).waitFor();
  expect(await background()).toBe(light); // before React runs
  release();
  await hydrated(page);
  expect(await background()).toBe(light);
});

test('only the version of an image that the theme shows is loaded', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/business');
  const image = main(page).getByAltText('People plant young trees').filter({visible: true});
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('/community-1.'));
  expect(requests.filter((url) => url.includes('.dusk.'))).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => requests).toContainEqual(expect.stringContaining('/community-1.dusk.'));
});

test('a car drives along the hills as the page scrolls', async ({page}) => {
  await open(page, '/ride');
  // Firefox and older browsers show the car parked
  test.skip(!(await page.evaluate(() => CSS.supports('animation-timeline', 'view()'))));
  const road = main(page).locator('svg[role="img"]:has(+ span)');
  const car = road.locator('+ span');
  const left = async () => (await car.boundingBox())?.x ?? 0;
  await road.evaluate((drawing) => drawing.scrollIntoView({block: 'end', behavior: 'instant'}));
  const start = await left();
  await road.evaluate((drawing) => drawing.scrollIntoView({block: 'start', behavior: 'instant'}));
  await expect.poll(left).toBeGreaterThan(start + 200);
});
