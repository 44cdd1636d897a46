import {expect, test, type Page} from 'playwright/test';

import {carousel, drag, expectSlideAfter, slide} from '../support/carousel';
import {open, scrolled} from '../support/page';
import {desktop, phone} from '../support/viewports';

const reviews = (page: Page) => carousel(page, '/', 'What riders say');
const features = (page: Page) =>
  carousel(page, '/commercial', 'What makes Evo Commercial top-tier');

for (const [what, tag, start, viewport, round] of [
  ['a slide every 5 s', undefined, reviews, desktop, 15_000],
  ['a round in 30 s', '@rare', features, phone, 30_000],
] as const) {
  test(`autoplay shows ${what}, and waits for pointers and out of view`, {tag}, async ({page}) => {
    await page.setViewportSize(viewport);
    const {row, area} = await start(page);
    const count = await row.getByRole('group').count();
    for (let next = 1; next <= count; next += 1) {
      await expectSlideAfter(page, row, next % count, round / count);
    }
    const expectStill = async () => {
      await page.clock.fastForward(40_000);
      expect(await slide(row)).toBe(0);
    };
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', {configurable: true, value});
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await area.hover();
    await expectStill();
    await hide(true);
    await page.mouse.move(0, 0);
    await expectStill();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(row).not.toBeInViewport();
    await hide(false);
    await expectStill();
  });
}

test('autoplay stops with the pause button and on keyboard focus', async ({page}) => {
  const {row, area, button} = await reviews(page);
  const expectStill = async (at: number) => {
    await expect(button('Play')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(20_000);
    expect(await slide(row)).toBe(at);
  };
  await expect(area.locator('button, [tabindex="0"]').first()).toHaveAccessibleName('Pause');
  await button('Pause').click();
  await expectStill(0);
  await button('Play').click();
  await page.mouse.move(0, 0);
  await page.locator(':focus').blur();
  await expectSlideAfter(page, row, 1, 5000);
  await row.focus();
  await page.keyboard.press('Shift+Tab');
  await expectStill(1);
});

test('nothing plays by itself under prefers-reduced-motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {row, button} = await reviews(page);
  await expect(button('Play')).toBeVisible();
  await page.clock.fastForward(20_000);
  expect(await slide(row)).toBe(0);
});

test('dots lead to their slide, which is announced', async ({page}) => {
  const {row, area, button} = await reviews(page);
  const status = area.getByRole('status');
  await expectSlideAfter(page, row, 1, 5000);
  await expect(status).toBeEmpty(); // only the visitor's own moves are announced
  await button('Slide 3').click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(2);
  await expect(button('Slide 3')).toHaveAttribute('aria-current', 'true');
  await expect(status).toContainText('3 of 3');
  await expect(area).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(row.getByRole('group')).toHaveCount(3);
  await expect(row.getByRole('group').nth(1)).toHaveAccessibleName('2 of 3');
});

test('previous and next wrap around, and two quick presses move two slides', async ({page}) => {
  const {row, area, button} = await carousel(page, '/business', 'What clients say');
  for (const [names, next] of [
    [['Previous'], 3],
    [['Next'], 0],
    [['Next', 'Next'], 2],
  ] as const) {
    for (const name of names) await button(name).click();
    await page.clock.runFor(1500);
    await expect.poll(() => slide(row)).toBe(next);
    await expect(area.getByText(`${next + 1}/4`)).toBeVisible();
  }
});

test('a swipe turns a slide, and wraps around', async ({page}) => {
  const {row} = await reviews(page);
  for (const [offset, next] of [
    [-80, 1],
    [80, 0],
    [80, 2],
    [-80, 0],
  ] as const) {
    await drag(page, row, offset);
    await expect.poll(() => slide(row)).toBe(next);
  }
});

test.describe('on a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('a finger swipes a slide, and still scrolls the page', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    const row = page.getByRole('group', {name: 'What riders say'}).getByRole('group').first();
    await row.evaluate((list) => list.scrollIntoView({block: 'center', behavior: 'instant'}));
    const box = await row.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 40];
    const touch = await page.context().newCDPSession(page);
    const finger = async (dx: number, dy: number) => {
      for (let step = 0; step <= 5; step += 1) {
        await touch.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{x: x + (dx * step) / 5, y: y + (dy * step) / 5}],
        });
      }
      await touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    };
    await finger(-250, 0); // more than half the slide: a busy machine makes it a slow swipe
    await expect.poll(() => slide(row)).toBe(1);
    const before = await scrolled(page);
    await finger(0, -150);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    expect(await slide(row)).toBe(1);
  });
});
