import {expect, test, type Page} from 'playwright/test';

import {postWith} from '../support/builtSite';
import {open, setConnection} from '../support/page';

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

test('of an image and its version at dusk, only the one that the theme shows loads', async ({
  page,
}) => {
  for (const [colorScheme, shown] of [
    ['light', 'media--day'],
    ['dark', 'media--dusk'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, postWith(/media--dusk/));
    await page.waitForLoadState('networkidle');
    const loaded = await page
      .locator('.media--day img, .media--dusk img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter(({naturalWidth}) => naturalWidth > 0)
          .map((image) => image.closest('.media')?.className ?? ''),
      );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((classes) => !classes.includes(shown))).toEqual([]);
  }
});

// A browser restyles all that inherits a changed style
test.describe('on phones', () => {
  test.use({isMobile: true, hasTouch: true});

  test('a change of the theme leaves the styles of the root and in the footer', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, '/help');
    const styles = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const style = getComputedStyle(element);
        const names = [...element.computedStyleMap().keys()]; // with custom properties
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const before = {root: await styles('html'), footer: await styles('footer > *')};
    const body = await styles('body');
    await page.getByRole('contentinfo').getByRole('button', {name: 'Dark theme'}).tap();
    await expect.poll(() => styles('body')).not.toEqual(body);
    expect({root: await styles('html'), footer: await styles('footer > *')}).toEqual(before);
  });
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
