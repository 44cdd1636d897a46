import {expect, test, type Page} from 'playwright/test';

import {openStopped, rendered} from '../support/carousel';
import {footer, heading, holdScripts, hydrated, main, open} from '../support/page';
import {scrollTo, visibleTexts} from '../support/page';
import {phone} from '../support/viewports';

test.describe('figures below the first screen', () => {
  test.use({viewport: phone});
  const figures = (page: Page) => main(page).getByRole('definition');
  const shown = async (page: Page) => {
    const all = await figures(page).all();
    const texts = await Promise.all(all.map((figure) => visibleTexts(figure)));
    return texts.map((text) => text.join(' '));
  };

  /** Opens a page with figures, and scrolls so that the first of them begin to count. @returns the final figures */
  const scrollToFigures = async (page: Page) => {
    await openStopped(page, '/handbook/stats', heading(page));
    const final = await shown(page);
    await figures(page).first().scrollIntoViewIfNeeded();
    await scrollTo(page, await page.evaluate(() => scrollY + innerHeight / 2));
    return final;
  };

  test('count up once when they scroll into view', async ({page}) => {
    const final = await scrollToFigures(page);
    const tick = async () => {
      await page.clock.runFor(100);
      return shown(page);
    };
    await expect.poll(tick, {intervals: [50]}).not.toEqual(final);
    await page.clock.runFor(2000);
    await expect.poll(() => shown(page)).toEqual(final);
    await scrollTo(page, 0);
    await expect(figures(page).first()).not.toBeInViewport();
    await figures(page).first().scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    expect(await shown(page)).toEqual(final);
  });

  test('are final at once under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const final = await scrollToFigures(page);
    for (let tick = 0; tick < 5; tick += 1) {
      await page.clock.runFor(100);
      await rendered(figures(page).first());
      expect(await shown(page)).toEqual(final);
    }
  });
});

test.describe('the video', () => {
  const video = (page: Page) => main(page).locator('video');
  const button = (page: Page, name: string) => main(page).getByRole('button', {name});
  const isPlaying = (page: Page) =>
    video(page).evaluate(
      (element: HTMLVideoElement) => !element.paused && element.currentTime > 0 && element.muted,
    );

  test('plays silently and can be paused', async ({page}) => {
    await open(page, '/handbook/hero');
    await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, 'Pause video').click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await button(page, 'Play video').click();
    await expect.poll(() => isPlaying(page)).toBe(true);
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

test.describe('the theme', () => {
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = (page: Page, name: string) => footer(page).getByRole('button', {name});

  test('follows the system until the visitor chooses another', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, '/');
    const light = await background(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.poll(() => background(page)).not.toBe(light);
    await button(page, 'Light theme').click();
    await expect(button(page, 'Dark theme')).toBeVisible();
    await expect.poll(() => background(page)).toBe(light);
  });

  test('that the visitor chose is on the next page before React runs', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await open(page, '/');
    const dark = await background(page);
    await button(page, 'Light theme').click();
    await expect.poll(() => background(page)).not.toBe(dark);
    const release = await holdScripts(page);
    await page.goto('/about', {waitUntil: 'commit'});
    await footer(page).waitFor();
    expect(await background(page)).not.toBe(dark);
    release();
    await hydrated(page);
    expect(await background(page)).not.toBe(dark);
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

test('a car drives along the hills as the page scrolls', async ({page}) => {
  await open(page, '/handbook/hill-road');
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
