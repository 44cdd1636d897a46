/** Rows that move sideways, in the first example on their pages of the handbook. */
import {expect, test, type Locator, type Page} from 'playwright/test';

import * as carousel from '../support/carousel';
import {main, open, scrolled} from '../support/page';
import {desktop, phone} from '../support/viewports';

const {button, carousels, expectSlide, openStopped, play, rendered} = carousel;
const {rowOf, scrollLeft, slides} = carousel;

const withDots = (page: Page) =>
  carousels(page)
    .filter({has: button(page, 'Slide 1')})
    .first();
const withArrows = (page: Page) =>
  carousels(page)
    .filter({has: button(page, 'Next')})
    .first();

const playOrPause = (page: Page) => page.getByRole('button', {name: /^(?:Play|Pause)$/});

test.describe('a carousel that moves by itself', () => {
  const start = async (page: Page) => {
    const row = withDots(page);
    await openStopped(page, '/handbook/testimonials', rowOf(row));
    await expectSlide(row, 0);
    return row;
  };
  const expectMove = (page: Page, to: number) =>
    expect(async () => {
      await page.clock.runFor(5000);
      await expect(slides(withDots(page)).nth(to)).toBeInViewport({ratio: 0.9, timeout: 2000});
    }).toPass();
  const expectStill = async (page: Page, at: number) => {
    await page.clock.runFor(7000);
    for (let frame = 0; frame < 10; frame++) await rendered(withDots(page)); // a scroll starts slowly
    await expectSlide(withDots(page), at);
  };

  test('announces only the visitor’s own moves', async ({page}) => {
    const row = await start(page);
    await expectMove(page, 1);
    await expect(row.getByRole('status')).toBeEmpty();
  });

  test('waits for the pointer', async ({page}) => {
    const row = await start(page);
    await row.hover();
    await expectStill(page, 0);
    await page.mouse.move(0, 0);
    await expectMove(page, 1);
  });

  test('stops on keyboard focus', async ({page}) => {
    const row = await start(page);
    await button(row, 'Pause').focus();
    await page.keyboard.press('Tab');
    await expect(button(row, 'Play')).toBeVisible();
    await expectStill(page, 0);
  });
});

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('testimonials show nothing new until Play, and then a slide every 5 s, in a circle', async ({
    page,
  }) => {
    const row = withDots(page);
    await openStopped(page, '/handbook/testimonials', rowOf(row));
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
    test(`cards go round in 30 s at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      const cards = carousels(page)
        .filter({has: playOrPause(page)})
        .first();
      const row = rowOf(cards);
      await openStopped(page, '/handbook/carousel', row);
      await play(page, cards);
      const lefts: number[] = [];
      for (let second = 2; second < 30; second += 2) {
        await page.clock.runFor(2000);
        await rendered(row);
        lefts.push(await scrollLeft(row));
      }
      const end = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(end).toBeGreaterThan(0);
      expect(Math.abs(Math.max(...lefts) - end)).toBeLessThanOrEqual(2);
      expect(lefts.at(-1)).toBeGreaterThan(0);
      await page.clock.runFor(2100);
      await expectSlide(cards, 0);
    });
  }

  test('a turn announces what screen readers read', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const quotes = withArrows(page);
    await button(quotes, 'Next').click();
    const texts = slides(quotes).nth(1).locator('blockquote, b, b + span');
    const words = (await texts.allInnerTexts()).map((text) => text.trim()).join(' ');
    const count = await slides(quotes).count();
    await expect(quotes.getByRole('status')).toHaveText(`2 of ${count}: ${words}`);
  });

  test('Next and Previous turn a page from right to left, too', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/handbook/carousel');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const cards = withArrows(page);
    await button(cards, 'Next').click();
    await expectSlide(cards, 1);
    await button(cards, 'Previous').click();
    await expectSlide(cards, 0);
  });

  test('Previous and Next wrap around, and two quick presses move two slides', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const quotes = withArrows(page);
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

  test('dots lead to their slide, which is announced', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const reviews = withDots(page);
    const count = await slides(reviews).count();
    await button(reviews, `Slide ${count}`).click();
    await expectSlide(reviews, count - 1);
    await expect(button(reviews, `Slide ${count}`)).toHaveAttribute('aria-current', 'true');
    await expect(reviews.getByRole('status')).toContainText(`${count} of ${count}`);
  });

  test('dragging turns a slide, in a circle', async ({page}) => {
    await open(page, '/handbook/testimonials');
    const reviews = withDots(page);
    const count = await slides(reviews).count();
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

  test('a gallery shows every image with Next, and ends', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/handbook/gallery');
    const gallery = withArrows(page);
    await expect(button(gallery, 'Previous')).toBeDisabled();
    const count = await slides(gallery).count();
    await slides(gallery).first().scrollIntoViewIfNeeded();
    for (let index = 0; index < count; index += 1) {
      await expectSlide(gallery, index);
      await expect(gallery.getByText(`${index + 1}/${count}`)).toBeVisible();
      if (index < count - 1) await button(gallery, 'Next').click();
    }
    await expect(button(gallery, 'Next')).toBeDisabled();
    await button(gallery, 'Previous').focus();
    await page.keyboard.press('Enter');
    await expectSlide(gallery, count - 2);
  });

  test('the strip of logos moves a pixel every 30 ms, in a circle, and pauses', async ({page}) => {
    await page.setViewportSize(phone); // narrower than any two logos
    const strip = main(page)
      .getByRole('region')
      .filter({has: playOrPause(page)})
      .first();
    const row = strip.getByRole('list');
    await openStopped(page, '/handbook/logo-strip', row);
    const logos = row.locator('li');
    for (const each of await logos.all()) expect((await each.boundingBox())?.width).toBe(200);
    await play(page, strip);
    const start = await scrollLeft(row);
    await page.clock.runFor(3000);
    expect(Math.abs((await scrollLeft(row)) - start - 100)).toBeLessThanOrEqual(2);
    // The place of the first logo, or of its copy in the second set, in a row that repeats
    const length = ((await logos.count()) / 2) * 200;
    const place = async () => ((await scrollLeft(row)) + length) % length;
    await page.clock.runFor(30 * length); // once around
    expect(Math.abs((await place()) - start - 100)).toBeLessThanOrEqual(4);
    await button(strip, 'Pause').click();
    await page.mouse.move(0, 0);
    const stopped = await scrollLeft(row);
    await page.clock.runFor(3000);
    expect(await scrollLeft(row)).toBe(stopped);
  });

  for (const address of ['/handbook/carousel', '/handbook/gallery', '/handbook/logo-strip']) {
    test(`the wheel scrolls the page over rows of ${address}, and zooms with Ctrl`, async ({
      page,
    }) => {
      await open(page, address);
      const areCancelled = await page.evaluateHandle(() => {
        const list: boolean[] = [];
        addEventListener('wheel', (event) => list.push(event.defaultPrevented), {passive: true});
        return list;
      });
      const row = main(page).locator(':is(ul, [aria-label="Slides"])[tabindex="0"]').first();
      await row.evaluate((each) => each.scrollIntoView({block: 'center', behavior: 'instant'}));
      await row.hover();
      const before = await scrolled(page);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await row.hover();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
      await expect.poll(() => areCancelled.jsonValue()).toEqual([false, false]);
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
