import {expect, type Locator, type Page} from 'playwright/test';

/** The carousels in a part of a page, in the order of the page. */
export const carousels = (scope: Page | Locator) =>
  scope.locator('[aria-roledescription="carousel"]');

/** The row of slides of a carousel. */
export const rowOf = (carousel: Locator) => carousel.getByRole('group', {name: 'Slides'});

export const slides = (carousel: Locator) => rowOf(carousel).getByRole('group', {name: /\d of \d/});

export const button = (scope: Locator, name: string) =>
  scope.getByRole('button', {name, exact: true});

/** Expects a slide to be in view. Smooth scrolling takes real time. */
export const expectSlide = (carousel: Locator, index: number) =>
  expect(slides(carousel).nth(index)).toBeInViewport({ratio: 0.9});

/** Stops the page's clock, so that only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits two frames, in which the browser shows what the page has changed. Works with a stopped clock. */
export const rendered = (element: Locator) => element.scrollIntoViewIfNeeded();

/**
 * Presses the Play button of a row that does not move by itself, for visitors who prefer reduced motion, and moves the
 * pointer away. From then on, the row moves as the stopped clock moves.
 */
export async function play(page: Page, area: Locator): Promise<void> {
  await button(area, 'Play').click();
  await page.mouse.move(0, 0);
  await rendered(area);
}

export const scrollLeft = (row: Locator) => row.evaluate((element) => element.scrollLeft);

/** Drags a row sideways with the mouse. */
export async function drag(page: Page, row: Locator, offset: number): Promise<void> {
  const {x: left = 0, y: top = 0, width = 0} = (await row.boundingBox()) ?? {};
  const [x, y] = [left + width / 2, top + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + offset * 0.9, y, {steps: 5});
  // In one go: a pause before the release would end the swipe
  await Promise.all([page.mouse.move(x + offset, y), page.mouse.up()]);
}
