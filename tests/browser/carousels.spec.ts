/** Rows that move sideways, in the first example on their pages of the handbook. */
import {expect, test, type Locator, type Page} from 'playwright/test';

import * as carousel from '../support/carousel';
import {main, open} from '../support/page';
import {desktop, phone} from '../support/viewports';

const {button, carousels, expectSlide, openStopped, play, rendered} = carousel;
const {rowOf, scrolledBy, slides} = carousel;

const playOrPause = /^(?:Play|Pause)$/;

/** The first carousel with this control. */
const carouselWith = (page: Page, control: string | RegExp) =>
  carousels(page)
    .filter({has: button(page, control)})
    .first();

const withDots = (page: Page) => carouselWith(page, 'Slide 1');
const withArrows = (page: Page) => carouselWith(page, 'Next');

const strip = (page: Page) =>
  main(page)
    .getByRole('region')
    .filter({has: button(page, playOrPause)})
    .first();

/** Expects a row that may move by itself to stay where it is. */
async function expectStill(page: Page, row: Locator): Promise<void> {
  const before = await scrolledBy(row);
  await page.clock.runFor(7000);
  for (let frame = 0; frame < 10; frame += 1) await rendered(row); // a scroll starts slowly
  expect(await scrolledBy(row), 'the row stays').toBe(before);
}

test('testimonials wait for the pointer, and announce no move of their own', async ({page}) => {
  const quotes = withDots(page);
  await openStopped(page, '/handbook/testimonials', rowOf(quotes));
  await expectSlide(quotes, 0);
  await quotes.hover();
  await expectStill(page, rowOf(quotes));
  await page.mouse.move(0, 0);
  await rendered(quotes);
  await page.clock.runFor(5000);
  await expectSlide(quotes, 1);
  await expect(quotes.getByRole('status')).toBeEmpty();
});

for (const {name, address, areaOf} of [
  {name: 'testimonials', address: '/handbook/testimonials', areaOf: withDots},
  {name: 'the strip of logos', address: '/handbook/logo-strip', areaOf: strip},
]) {
  test(`keyboard focus stops ${name}`, async ({page}) => {
    await page.setViewportSize(phone);
    await openStopped(page, address, areaOf(page));
    await button(areaOf(page), 'Pause').focus();
    await page.keyboard.press('Tab');
    await expect(button(areaOf(page), 'Play')).toBeVisible();
    await expectStill(page, areaOf(page).locator('[tabindex="0"]').first());
  });
}

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('testimonials wait for Play, then show a slide every 5 s, in a circle', async ({page}) => {
    const quotes = withDots(page);
    await openStopped(page, '/handbook/testimonials', rowOf(quotes));
    await expectStill(page, rowOf(quotes));
    await play(page, quotes);
    const count = await slides(quotes).count();
    for (let index = 0; index < count; index += 1) {
      await page.clock.runFor(4999);
      await rendered(quotes);
      await expectSlide(quotes, index);
      await page.clock.runFor(1);
      const next = (index + 1) % count;
      await expectSlide(quotes, next);
      await expect(button(quotes, `Slide ${next + 1}`)).toHaveAttribute('aria-current', 'true');
    }
  });

  for (const viewport of [desktop, phone]) {
    test(`cards go round in 30 s at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      const cards = carouselWith(page, playOrPause);
      await openStopped(page, '/handbook/carousel', rowOf(cards));
      await play(page, cards);
      for (let second = 1; second < 30; second += 1) {
        await page.clock.runFor(1000);
        await rendered(cards);
      }
      const toEnd = () =>
        rowOf(cards).evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
      await expect.poll(toEnd, 'the last card is in view').toBeLessThanOrEqual(2);
      await page.clock.runFor(1000);
      await expectSlide(cards, 0);
    });
  }

  test('Previous and Next wrap around, and two quick presses move two slides', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const quotes = withArrows(page);
    const count = await slides(quotes).count();
    const expectNumber = async (number: number) => {
      await expectSlide(quotes, number - 1);
      await expect(quotes.getByText(`${number}/${count}`)).toBeVisible();
    };
    await button(quotes, 'Previous').click();
    await expectNumber(count);
    await button(quotes, 'Next').click();
    await expectNumber(1);
    await button(quotes, 'Next').click({clickCount: 2});
    await expectNumber(3);
  });

  test('a turn announces what screen readers read', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const quotes = withArrows(page);
    await button(quotes, 'Next').click();
    const texts = slides(quotes).nth(1).locator('blockquote, b, b + span');
    const words = (await texts.allInnerTexts()).map((text) => text.trim()).join(' ');
    const count = await slides(quotes).count();
    await expect(quotes.getByRole('status')).toHaveText(`2 of ${count}: ${words}`);
  });

  test('dots lead to their slide', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const quotes = withDots(page);
    const count = await slides(quotes).count();
    await button(quotes, `Slide ${count}`).click();
    await expectSlide(quotes, count - 1);
  });

  // A translation may be in a language that is written from right to left
  for (const direction of ['ltr', 'rtl']) {
    const turn = (page: Page) => page.evaluate((dir) => (document.dir = dir), direction);

    test(`the first card follows the last, ${direction}`, async ({page}) => {
      await open(page, '/handbook/carousel');
      await turn(page);
      const cards = carouselWith(page, playOrPause);
      const count = await slides(cards).count();
      await button(cards, 'Previous').click();
      await expect(cards.getByText(`${count}/${count}`)).toBeVisible();
      await expect.poll(() => scrolledBy(rowOf(cards))).toBeGreaterThan(0);
      await button(cards, 'Next').click();
      await expect.poll(() => scrolledBy(rowOf(cards))).toBe(0);
    });

    test(`dragging turns a slide, in a circle, ${direction}`, async ({page}) => {
      await open(page, '/handbook/testimonials');
      await turn(page);
      const quotes = withDots(page);
      const last = (await slides(quotes).count()) - 1;
      for (const {offset, slide} of [
        {offset: -300, slide: 1},
        {offset: 300, slide: 0},
        {offset: 300, slide: last},
        {offset: -300, slide: 0},
      ]) {
        await drag(page, rowOf(quotes), direction === 'rtl' ? -offset : offset);
        await expectSlide(quotes, slide);
      }
    });

    test(`a gallery shows every image with Next, and ends, ${direction}`, async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, '/handbook/gallery');
      await turn(page);
      const gallery = withArrows(page);
      await expect(button(gallery, 'Previous')).toBeDisabled();
      const last = (await slides(gallery).count()) - 1;
      await rowOf(gallery).scrollIntoViewIfNeeded();
      for (let index = 0; index < last; index += 1) {
        await expectSlide(gallery, index);
        await button(gallery, 'Next').click();
      }
      await expectSlide(gallery, last);
      await expect(button(gallery, 'Next')).toBeDisabled();
      await button(gallery, 'Previous').press('Enter');
      await expectSlide(gallery, last - 1);
    });

    test(`the strip of logos moves a pixel every 30 ms, in a circle, ${direction}`, async ({
      page,
    }) => {
      await page.setViewportSize(phone); // narrower than any two logos
      const row = strip(page).getByRole('list');
      await openStopped(page, '/handbook/logo-strip', row);
      await turn(page);
      const logos = row.locator('li');
      for (const logo of await logos.all()) expect((await logo.boundingBox())?.width).toBe(200);
      await play(page, strip(page));
      const start = await scrolledBy(row);
      await page.clock.runFor(3000);
      expect(Math.abs((await scrolledBy(row)) - start - 100)).toBeLessThanOrEqual(2);
      // The place of the first logo, or of its copy in the second set
      const setWidth = ((await logos.count()) / 2) * 200;
      await page.clock.runFor(30 * setWidth); // once around
      expect(Math.abs(((await scrolledBy(row)) % setWidth) - start - 100)).toBeLessThanOrEqual(4);
      await button(strip(page), 'Pause').click();
      await page.mouse.move(0, 0);
      await expectStill(page, row);
    });
  }
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
