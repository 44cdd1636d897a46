import {expect, type Locator, type Page} from 'playwright/test';

import {main, open} from './page';

/** The carousels of a page, in its order. */
export const carousels = (page: Page) => main(page).locator('[aria-roledescription="carousel"]');

/** The row of slides of a carousel. */
export const rowOf = (carousel: Locator) => carousel.getByRole('group', {name: 'Slides'});

export const slides = (carousel: Locator) => rowOf(carousel).getByRole('group', {name: /\d of \d/});

export const button = (scope: Locator | Page, name: string | RegExp) =>
  scope.getByRole('button', {name, exact: true});

/** Expects a slide to be in view. Smooth scrolling takes real time. */
export const expectSlide = (carousel: Locator, index: number) =>
  expect(slides(carousel).nth(index), `slide ${index + 1} is in view`).toBeInViewport({ratio: 0.9});

/** How far a row is from its start: to the left, or from right to left to the right. */
export const scrolledBy = (row: Locator) => row.evaluate(({scrollLeft}) => Math.abs(scrollLeft));

/** Opens a page with a clock that only the test moves, and scrolls to a part of it. */
export async function openStopped(page: Page, address: string, part: Locator): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await part.scrollIntoViewIfNeeded();
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
