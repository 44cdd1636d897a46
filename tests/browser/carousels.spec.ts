import {expect, test, type Page} from 'playwright/test';

import * as carousel from '../support/carousel';
import {open} from '../support/page';
import {desktop, phone} from '../support/viewports';

const {button, carousels, drag, expectSlide, play, rendered, rowOf, slides, stopClock} = carousel;
const main = (page: Page) => page.getByRole('main');

/** The first carousel with dots: testimonials on `/`, the slideshow on `/business`. */
const withDots = (page: Page) =>
  carousels(main(page))
    .filter({has: page.getByRole('button', {name: 'Slide 1'})})
    .first();

/** The first carousel with quotations. */
const withQuotes = (page: Page) =>
  carousels(main(page))
    .filter({has: page.getByRole('blockquote')})
    .first();

test.describe('by itself', () => {
  test('a carousel moves, waits for the pointer, and stops on keyboard focus', async ({page}) => {
    await page.clock.install();
    await open(page, '/');
    const reviews = withDots(page);
    await rowOf(reviews).scrollIntoViewIfNeeded();
    await stopClock(page);
    await expectSlide(reviews, 0);
    const expectMove = (to: number) =>
      expect(async () => {
        await page.clock.runFor(5000);
        await expect(slides(reviews).nth(to)).toBeInViewport({ratio: 0.9, timeout: 2000});
      }).toPass();
    const expectStill = async (at: number) => {
      await page.clock.runFor(20_000);
      await rendered(reviews);
      await expectSlide(reviews, at);
    };
    await expectMove(1);
    await expect(reviews.getByRole('status')).toBeEmpty(); // only the visitor's own moves are announced
    await reviews.hover();
    await expectStill(1);
    await page.mouse.move(0, 0);
    await expectMove(2);
    await button(reviews, 'Pause').focus();
    await page.keyboard.press('Tab');
    await expect(button(reviews, 'Play')).toBeVisible();
    await expectStill(2);
  });
});

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [what, address] of [
    ['the testimonials of riders show', '/'],
    ['the slideshow shows', '/business'],
  ] as const) {
    test(`${what} nothing new until Play, and then a slide every 5 s, in a circle`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, address);
      const row = withDots(page);
      await rowOf(row).scrollIntoViewIfNeeded();
      await stopClock(page);
      await page.clock.runFor(20_000);
      await rendered(row);
      await expectSlide(row, 0);
      await play(page, row);
      const count = await slides(row).count();
      let untilMove = 5000;
      for (let index = 0; index < count; index += 1) {
        await page.clock.runFor(untilMove - 100);
        await rendered(row);
        await expectSlide(row, index);
        await page.clock.runFor(200);
        const next = (index + 1) % count;
        await expectSlide(row, next);
        await expect(button(row, `Slide ${next + 1}`)).toHaveAttribute('aria-current', 'true');
        untilMove = 4900;
      }
    });
  }

  for (const [address, viewport] of [
    ['/commercial', desktop],
    ['/commercial', phone],
    ['/business', desktop],
  ] as const) {
    test(`the features of ${address} go round in 30 s at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.clock.install();
      await open(page, address);
      const features = carousels(main(page)).first();
      const row = rowOf(features);
      await row.scrollIntoViewIfNeeded();
      await stopClock(page);
      await play(page, features);
      const lefts: number[] = [];
      for (let second = 1; second < 30; second += 1) {
        await page.clock.runFor(1000);
        await rendered(row);
        lefts.push(await carousel.scrollLeft(row));
      }
      const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(new Set(lefts).size).toBeGreaterThan(1);
      expect(Math.abs(Math.max(...lefts) - end)).toBeLessThanOrEqual(2);
      expect(lefts.at(-1)).toBeGreaterThan(0);
      await page.clock.runFor(1100);
      await expectSlide(features, 0);
    });
  }

  test('dots lead to their slide, which is announced', async ({page}) => {
    await open(page, '/');
    const reviews = withDots(page);
    const count = await slides(reviews).count();
    await button(reviews, `Slide ${count}`).click();
    await expectSlide(reviews, count - 1);
    await expect(button(reviews, `Slide ${count}`)).toHaveAttribute('aria-current', 'true');
    await expect(reviews.getByRole('status')).toContainText(`${count} of ${count}`);
  });

  test('previous and next wrap around, and two quick presses move two slides', async ({page}) => {
    await open(page, '/business');
    const clients = withQuotes(page);
    const count = await slides(clients).count();
    for (const [names, next] of [
      [['Previous'], count - 1],
      [['Next'], 0],
      [['Next', 'Next'], 2],
    ] as const) {
      for (const name of names) await button(clients, name).click();
      await expectSlide(clients, next);
      await expect(clients.getByText(`${next + 1}/${count}`)).toBeVisible();
    }
  });

  test('dragging by mouse turns a slide, in a circle', async ({page}) => {
    await open(page, '/');
    const reviews = withDots(page);
    const count = await slides(reviews).count();
    await rowOf(reviews).scrollIntoViewIfNeeded();
    for (const [offset, next] of [
      [-300, 1],
      [300, 0],
      [300, count - 1],
      [-300, 0],
    ] as const) {
      await drag(page, rowOf(reviews), offset);
      await expectSlide(reviews, next);
    }
  });

  test('features follow the mouse that drags them', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/commercial');
    const features = carousels(main(page)).first();
    await rowOf(features).scrollIntoViewIfNeeded();
    await drag(page, rowOf(features), -250);
    await expectSlide(features, 1);
    await drag(page, rowOf(features), 250);
    await expectSlide(features, 0);
  });

  test.describe('on a touch screen', () => {
    test.skip(({browserName}) => browserName !== 'chromium', 'only Chromium can move a finger');
    test.use({viewport: phone, hasTouch: true});

    test('a finger swipes a slide, and still scrolls the page', async ({page}) => {
      await open(page, '/');
      const reviews = withDots(page);
      const row = rowOf(reviews);
      await row.evaluate((each) => each.scrollIntoView({block: 'center', behavior: 'instant'}));
      const touch = await page.context().newCDPSession(page);
      const swipe = async (dx: number, dy: number) => {
        const box = await row.boundingBox();
        const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 40];
        const moves = [0, 1, 2, 3, 4, 5].map((step) =>
          touch.send('Input.dispatchTouchEvent', {
            type: step === 0 ? 'touchStart' : 'touchMove',
            touchPoints: [{x: x + (dx * step) / 5, y: y + (dy * step) / 5}],
          }),
        );
        const end = touch.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
        await Promise.all([...moves, end]);
      };
      await swipe(-250, 0);
      await expectSlide(reviews, 1);
      const top = async () => (await row.boundingBox())?.y ?? 0;
      const before = await top();
      await swipe(0, -150);
      await expect.poll(top).toBeLessThan(before - 50);
      await expectSlide(reviews, 1);
    });
  });
});
