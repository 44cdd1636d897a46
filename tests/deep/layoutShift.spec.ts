import {expect, test, type Locator} from 'playwright/test';

import {newMoves, watchMoves} from '../support/layoutShift';
import {holdRequests, hydrated, open, painted, scrollTo} from '../support/page';
import {languageRoutes, mainRoutes} from '../support/routes';
import {desktop, phone} from '../support/viewports';

// The fonts of other scripts come with the page
const fonts = /(?<!assets)\/fonts\/.*\.woff2$/;

/** The layout shift that a page may have while it loads. Google calls up to 0.1 good. */
const limit = 0.02;

for (const address of [...mainRoutes, ...languageRoutes]) {
  test(`${address} does not shift while fonts and scripts load`, async ({page}) => {
    await page.setViewportSize(phone);
    const release = await holdRequests(page, fonts);
    const requested = page.waitForRequest(fonts);
    await watchMoves(page);
    await page.goto(address, {waitUntil: 'commit'});
    await hydrated(page);
    await requested;
    await painted(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const moves = await newMoves(page);
    const total = moves.reduce((sum, {value}) => sum + value, 0);
    expect(total, JSON.stringify(moves)).toBeLessThanOrEqual(limit);
  });
}

/** Opens a page, and scrolls to a part of it. `act` must move and resize nothing. */
async function expectStill(address: string, part: Locator, act: () => Promise<void>) {
  const page = part.page();
  await watchMoves(page);
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  await part.evaluate((each) => each.scrollIntoView({behavior: 'instant', block: 'center'}));
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await newMoves(page);
  const height = () => part.evaluate((each) => each.getBoundingClientRect().height);
  const before = await height();
  await act();
  expect(await newMoves(page)).toEqual([]);
  expect(await height()).toBe(before);
}

for (const {width} of [{width: 320}, desktop]) {
  test.describe(`at ${width} px nothing moves`, () => {
    test.use({viewport: {width, height: 1600}, contextOptions: {reducedMotion: 'reduce'}});

    test('while the visitor chooses a rental', async ({page}) => {
      test.skip(width < desktop.width, 'On phones the card is as high as its answer.');
      const book = page.locator('#book');
      await expectStill('/', book, async () => {
        for (const radio of await book.getByRole('radio').all())
          if (await radio.isVisible()) await radio.check();
      });
    });

    test('while errors of the form come and go', async ({page}) => {
      const form = page.locator('main form');
      await expectStill('/charge', form, async () => {
        await form.locator('[type="submit"]').click();
        await expect(form.locator('[aria-invalid]')).toHaveCount(4);
        await form.getByLabel('Name').fill('Ritu Deka');
        await expect(form.locator('[aria-invalid]')).toHaveCount(3);
      });
    });

    test('while the gallery turns', async ({page}) => {
      const gallery = page.getByRole('region', {name: 'Join Our Community'});
      await expectStill('/business', gallery, async () => {
        const next = gallery.getByRole('button', {name: 'Next'});
        for (let press = 0; press < 3 && (await next.isEnabled()); press += 1) {
          await next.click();
          await painted(page); // at the end of the row the button is disabled
        }
      });
    });

    test('while figures count', async ({page}) => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await watchMoves(page);
      await page.setViewportSize({width, height: 500});
      await open(page, '/charge');
      await page.evaluate(() => document.fonts.ready);
      await scrollTo(page, 10);
      await newMoves(page);
      const list = page.locator('dl').first();
      const running = list.locator('dd [aria-hidden="true"]:not(svg)');
      await list.evaluate((each) => each.scrollIntoView({behavior: 'instant', block: 'center'}));
      await expect(running.first()).toBeVisible();
      await expect(running).toHaveCount(0);
      expect(await newMoves(page)).toEqual([]);
    });
  });
}

for (const [name, width, isMobile] of [
  ['Services', 1024, false],
  ['Menu', phone.width, true],
] as const) {
  test(`${name} moves nothing, beside a scrollbar as over the page`, async ({playwright}) => {
    const browser = await playwright.chromium.launch({ignoreDefaultArgs: ['--hide-scrollbars']});
    const page = await browser.newPage({viewport: {width, height: 844}, isMobile});
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await scrollTo(page, 500);
    const places = () =>
      page
        .locator('main > *, main h2, footer a')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    for (const act of [
      () => page.getByRole('banner').getByRole('button', {name}).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await act();
      await painted(page);
      expect(await places()).toEqual(before);
    }
    await browser.close();
  });
}
