import {expect, test, type Locator, type Page} from 'playwright/test';

import {figures} from '../../src/company/figures';
import {open, phone, setConnection} from '../support/page';

test.describe('figures', () => {
  test.use({viewport: {width: phone.width, height: 500}});

  const {value} = figures.cleanKilometres;
  const figure = (page: Page) =>
    page.locator('dd').filter({has: page.getByText(value, {exact: true})});
  /** The running number, drawn over the figure and hidden from assistive technology. */
  const running = (part: Locator) => part.locator('[aria-hidden="true"]:not(svg)');
  const toCentre = (part: Locator) =>
    part.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'center'}));

  /** Opens the home page with a clock that only the test moves. */
  async function openPaused(page: Page): Promise<void> {
    await page.clock.install({time: 0});
    await open(page, '/');
    await page.clock.pauseAt(600_000);
  }

  test('count up once when scrolled into view, within two seconds', async ({page}) => {
    await openPaused(page);
    const part = figure(page);
    await expect(running(part)).toHaveCount(0);
    await toCentre(part);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(running(part)).toHaveCount(1, {timeout: 100});
    }).toPass();
    const steps: number[] = [];
    while ((await running(part).count()) > 0) {
      steps.push(Number(await running(part).textContent()));
      await expect(part).toMatchAriaSnapshot(`- definition: /^${value}/`);
      await page.clock.runFor(200);
    }
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(new Set(steps).size).toBeGreaterThan(3);
    expect(steps.length).toBeLessThanOrEqual(10);

    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.clock.runFor(500);
    await toCentre(part);
    await page.clock.runFor(300);
    await expect(running(part)).toHaveCount(0);
  });

  test('do not count under prefers-reduced-motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPaused(page);
    await toCentre(figure(page));
    for (let step = 0; step < 5; step += 1) {
      await page.clock.runFor(100);
      await expect(running(page.locator('dl'))).toHaveCount(0);
    }
  });
});

test.describe('the video', () => {
  const video = (page: Page) => page.locator('main video');
  const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', {name});
  const isPlaying = (page: Page) =>
    video(page).evaluate(
      (element: HTMLVideoElement) => !element.paused && element.currentTime > 0 && element.muted,
    );

  /** Opens the page, expects the poster and no video, and returns how often the video was requested. */
  async function requestsOfVideo(page: Page): Promise<number> {
    let requests = 0;
    page.on('request', (request) => (requests += Number(/\.(mp4|webm)/.test(request.url()))));
    await open(page, '/sustainability');
    const poster = page.locator('main img').first();
    await expect(poster).toBeInViewport();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(video(page)).toHaveCount(0);
    return requests;
  }

  test('plays silently and can be paused', async ({page}) => {
    await open(page, '/sustainability');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, /pause/i).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await button(page, /play/i).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  test('is not requested under prefers-reduced-motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await requestsOfVideo(page)).toBe(0);
  });

  test('is not requested for visitors who save data', {tag: '@rare'}, async ({page}) => {
    await setConnection(page, {saveData: true, effectiveType: '4g'});
    expect(await requestsOfVideo(page)).toBe(0);
  });
});

test('the theme follows the system until the visitor chooses, and the choice lasts', async ({
  page,
}) => {
  const theme = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page, '/');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  const light = await background();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  const button = page.getByRole('contentinfo').getByRole('button', {name: /theme|dark|light/i});
  const isDark = async () => (await theme.getAttribute('data-theme')) === 'dark';
  for (let press = 0; press < 2 && (await isDark()); press += 1) await button.click();
  await expect.poll(background).toBe(light);
  await page.reload({waitUntil: 'commit'});
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await open(page, '/about');
  await expect(theme).toHaveAttribute('data-theme', 'light');
});

// A transition of a millisecond is too long: Chromium drew some links in their old size after a resize
test('no element has a transition or an animation under prefers-reduced-motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const moving = await page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
        )
        .filter((style) => style.transitionDuration !== '0s' || style.animationName !== 'none'),
    );
  expect(moving).toHaveLength(0);
});
