import {expect, test, type Locator, type Page} from 'playwright/test';

import * as carousel from '../support/carousel';
import {open} from '../support/page';
import {desktop, phone} from '../support/viewports';

const {button, carousels, expectSlide, openStopped, play, rendered, rowOf, slides} = carousel;
const {withDots} = carousel;

test('a carousel moves by itself, waits for the pointer, and stops on keyboard focus', async ({
  page,
}) => {
  const reviews = withDots(page);
  await openStopped(page, '/', rowOf(reviews));
  const expectMove = (to: number) =>
    expect(async () => {
      await page.clock.runFor(5000);
      await expect(slides(reviews).nth(to)).toBeInViewport({ratio: 0.9, timeout: 2000});
    }).toPass();
  const expectStill = async (at: number) => {
    await page.clock.runFor(7000);
    for (let frame = 0; frame < 10; frame++) await rendered(reviews); // a scroll starts slowly
    await expectSlide(reviews, at);
  };
  await expectSlide(reviews, 0);
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

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('testimonials show nothing new until Play, and then a slide every 5 s, in a circle', async ({
    page,
  }) => {
    const row = withDots(page);
    await openStopped(page, '/', rowOf(row));
    await page.clock.runFor(7000);
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

  for (const viewport of [desktop, phone]) {
    test(`features go round in 30 s at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      const features = carousels(page).first();
      const row = rowOf(features);
      await openStopped(page, '/commercial', row);
      await play(page, features);
      const lefts: number[] = [];
      for (let second = 2; second < 30; second += 2) {
        await page.clock.runFor(2000);
        await rendered(row);
        lefts.push(await carousel.scrollLeft(row));
      }
      const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(end).toBeGreaterThan(0);
      expect(Math.abs(Math.max(...lefts) - end)).toBeLessThanOrEqual(2);
      expect(lefts.at(-1)).toBeGreaterThan(0);
      await page.clock.runFor(2100);
      await expectSlide(features, 0);
    });
  }

  test('a turn announces what screen readers read, also from right to left', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/commercial');
    const quotes = carousels(page).last();
    await button(quotes, 'Next').click();
    const texts = slides(quotes).nth(1).locator('blockquote, b, b + span');
    const words = (await texts.allInnerTexts()).map((text) => text.trim()).join(' ');
    await expect(quotes.getByRole('status')).toHaveText(
      `2 of ${await slides(quotes).count()}: ${words}`,
    );
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const features = carousels(page).first();
    await button(features, 'Next').click();
    await expectSlide(features, 1);
    await button(features, 'Previous').click();
    await expectSlide(features, 0);
  });

  test('previous and next wrap around, and two quick presses move two slides', async ({page}) => {
    await open(page, '/business');
    const quotes = carousels(page)
      .filter({has: page.getByRole('blockquote')})
      .first();
    const count = await slides(quotes).count();
    for (const [names, next] of [
      [['Previous'], count - 1],
      [['Next'], 0],
      [['Next', 'Next'], 2],
    ] as const) {
      for (const name of names) await button(quotes, name).click();
      await expectSlide(quotes, next);
      await expect(quotes.getByText(`${next + 1}/${count}`)).toBeVisible();
    }
  });

  test('dots lead to their slide, which is announced, and dragging turns one, in a circle', async ({
    page,
  }) => {
    await open(page, '/');
    const reviews = withDots(page);
    const count = await slides(reviews).count();
    await button(reviews, `Slide ${count}`).click();
    await expectSlide(reviews, count - 1);
    await expect(button(reviews, `Slide ${count}`)).toHaveAttribute('aria-current', 'true');
    await expect(reviews.getByRole('status')).toContainText(`${count} of ${count}`);
    await button(reviews, 'Slide 1').click();
    await expectSlide(reviews, 0);
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
});

/** Drags a row sideways with the mouse, most of the way in its last move: a pause before the release ends a swipe. */
async function drag(page: Page, row: Locator, offset: number): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const {x: left = 0, y: top = 0, width = 0} = (await row.boundingBox()) ?? {};
  const [x, y] = [left + width / 2, top + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + offset * 0.2, y);
  await Promise.all([page.mouse.move(x + offset, y), page.mouse.up()]);
}
