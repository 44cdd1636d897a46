import {expect, test, type Page} from 'playwright/test';

import {open} from './helpers';

const video = (page: Page) => page.locator('main video');
const playing = (page: Page) =>
  video(page).evaluate(
    (element: HTMLVideoElement) =>
      !element.paused && element.readyState >= 2 && element.currentTime > 0,
  );

/** The still picture of the hero, loaded and in view. */
async function expectPoster(page: Page): Promise<void> {
  const picture = page.locator('main img').first();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
}

test.describe('the sustainability video', () => {
  test('plays silently, over and over, and can be paused', async ({page}) => {
    await open(page, '/sustainability');
    await expect(video(page)).toHaveCount(1);
    const facts = await video(page).evaluate((element: HTMLVideoElement) => ({
      muted: element.muted,
      loop: element.loop,
      inline: element.playsInline,
      controls: element.controls,
    }));
    expect(facts).toEqual({muted: true, loop: true, inline: true, controls: false});
    await expect.poll(() => playing(page)).toBe(true);

    const pause = page.getByRole('main').getByRole('button', {name: /pause/i});
    await expect(pause).toBeVisible();
    await pause.click();
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);

    const play = page.getByRole('main').getByRole('button', {name: /play/i});
    await play.click();
    await expect.poll(() => playing(page)).toBe(true);
  });

  test('stands above its poster, which is there first', async ({page}) => {
    await page.route('**/*.{mp4,webm}', () => {}); // never answered
    await open(page, '/sustainability');
    await expectPoster(page);
  });

  test('is not there for those who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    let requested = 0;
    page.on('request', (request) => (requested += Number(/\.(mp4|webm)/.test(request.url()))));
    await open(page, '/sustainability');
    await expectPoster(page);
    await expect(video(page)).toHaveCount(0);
    expect(requested, 'requests for the video').toBe(0);
  });

  test('is not there for those who save data', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () => ({saveData: true, addEventListener() {}}),
      });
    });
    let requested = 0;
    page.on('request', (request) => (requested += Number(/\.(mp4|webm)/.test(request.url()))));
    await open(page, '/sustainability');
    await expectPoster(page);
    await expect(video(page)).toHaveCount(0);
    expect(requested, 'requests for the video').toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is not there, its poster is', async ({page}) => {
      await page.goto('/sustainability');
      await expect(page.locator('main img').first()).toBeInViewport();
      await expect(video(page)).toHaveCount(0);
      await expect(page.getByRole('button', {name: /pause|play/i})).toHaveCount(0);
    });
  });
});
