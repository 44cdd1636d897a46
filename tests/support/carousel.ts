import {expect, type Locator, type Page} from 'playwright/test';

import {open} from './page';

/** Opens a page with a clock that only the test moves, and scrolls to a carousel. */
export async function carousel(page: Page, address: string, label: string) {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(Date.now() + 5000);
  const group = page.getByRole('group', {name: label, exact: true});
  const strip = page.getByRole('list', {name: label});
  const area = group.or(page.locator(':has(> ul)', {has: strip}));
  const row = group.getByRole('group', {name: 'Slides'}).or(strip);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  return {row, area, button: (name: string) => area.getByRole('button', {name, exact: true})};
}

/** The slide at the start of a row, from 0. */
export const slide = (row: Locator) =>
  row.evaluate((list) => {
    const start = list.getBoundingClientRect().left;
    const distances = [...list.children].map((each) =>
      Math.abs(each.getBoundingClientRect().left - start),
    );
    return distances.indexOf(Math.min(...distances));
  });

/** Lets time pass in small steps until a slide is shown, and expects that to take about so many milliseconds. */
export async function expectSlideAfter(
  page: Page,
  row: Locator,
  next: number,
  time: number,
): Promise<void> {
  const before = await slide(row);
  await page.clock.runFor(time - 600);
  expect(await slide(row)).toBe(before);
  // The timer starts once the browser has finished scrolling to the slide before
  const tick = async () => {
    await page.clock.runFor(100);
    return slide(row);
  };
  await expect.poll(tick, {intervals: [50]}).toBe(next);
}

/** Drags a row sideways with the mouse, for half a second. */
export async function drag(page: Page, row: Locator, offset: number): Promise<void> {
  const {x: left = 0, y: top = 0, width = 0} = (await row.boundingBox()) ?? {};
  const [x, y] = [left + width / 2, top + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.clock.runFor(50);
    await page.mouse.move(x + (offset * step) / 10, y);
  }
  await page.mouse.up();
  await page.clock.runFor(1000);
}
