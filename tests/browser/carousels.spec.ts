import {expect, test} from 'playwright/test';
import type {Locator, Page} from 'playwright/test';

import {desktop, hydrated} from './helpers';

test.use({viewport: desktop});

/** Opens a page with a clock that the test moves, and brings a carousel into view. */
async function carousel(
  page: Page,
  address: string,
  label: string,
): Promise<{row: Locator; area: Locator}> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  const row = page.getByRole('list', {name: label});
  await row.scrollIntoViewIfNeeded();
  const area = page.locator('[data-carousel]', {has: row});
  await page.mouse.move(0, 0);
  await page.clock.runFor(500);
  return {row, area};
}

/** Which slide of a row is at its beginning, from 0. */
const slide = (row: Locator) =>
  row.evaluate((list) => {
    const start = list.getBoundingClientRect().left;
    const distances = [...list.children].map((each) =>
      Math.abs(each.getBoundingClientRect().left - start),
    );
    return distances.indexOf(Math.min(...distances));
  });

test('riders’ words move on after five seconds, and begin again after the last', async ({page}) => {
  const {row} = await carousel(page, '/', 'What riders say');
  expect(await slide(row)).toBe(0);
  for (const next of [1, 2, 0]) {
    await page.clock.runFor(5000);
    await expect.poll(() => slide(row)).toBe(next);
    await page.clock.runFor(400);
  }
});

test('riders’ words wait while the pointer is over them', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.hover();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('the pause button stops them, says so, and lets them go on', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.getByRole('button', {name: 'Pause'}).click();
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
  await area.getByRole('button', {name: 'Play'}).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5200);
  await expect.poll(() => slide(row)).toBe(1);
});

test('the keyboard’s focus stops them; the pause button comes first', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  const [first] = await area.locator('button, [tabindex="0"]').all();
  await expect(first ?? area).toHaveAccessibleName('Pause');
  await row.focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift+Tab');
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('nothing moves by itself where less motion is wanted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {row, area} = await carousel(page, '/', 'What riders say');
  await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await slide(row)).toBe(0);
});

test('the slideshow shows its three pictures for five seconds each', async ({page}) => {
  const {row} = await carousel(page, '/business', 'Rental rides');
  for (const next of [1, 2, 0]) {
    await page.clock.runFor(5000);
    await expect.poll(() => slide(row)).toBe(next);
    await page.clock.runFor(400);
  }
});

test('dots lead to their slide and say which is shown', async ({page}) => {
  const {row, area} = await carousel(page, '/', 'What riders say');
  await area.getByRole('button', {name: 'Slide 3'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(2);
  await expect(area.getByRole('button', {name: 'Slide 3'})).toHaveAttribute('aria-current', 'true');
});

test('previous and next wrap around at both ends', async ({page}) => {
  const {row, area} = await carousel(page, '/business', 'Business users');
  await area.getByRole('button', {name: 'Previous'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(3);
  await page.clock.runFor(600);
  await area.getByRole('button', {name: 'Next'}).click();
  await page.clock.runFor(600);
  await expect.poll(() => slide(row)).toBe(0);
});

test('a question opens by its address', async ({page}) => {
  await page.goto('/business#faq-payments');
  await hydrated(page);
  await expect(page.locator('#faq-payments')).toHaveAttribute('open', '');
  await expect(page.locator('#faq-payments')).toBeInViewport();
});

test('the clients’ strip moves a pixel every 30 ms, pauses, and begins again at half its width', async ({
  page,
}) => {
  const {row, area} = await carousel(page, '/business', 'Trusted by 400+ corporates');
  const left = () => row.evaluate((list) => list.scrollLeft);
  const start = await left();
  await page.clock.runFor(3000);
  const moved = (await left()) - start;
  expect(moved).toBeGreaterThanOrEqual(98);
  expect(moved).toBeLessThanOrEqual(102);

  await area.getByRole('button', {name: 'Pause'}).click();
  await page.mouse.move(0, 0);
  const stopped = await left();
  await page.clock.runFor(3000);
  expect(await left()).toBe(stopped);

  await area.getByRole('button', {name: 'Play'}).click();
  await page.mouse.move(0, 0);
  const half = await row.evaluate((list) => {
    const [first, seventh] = [list.children[0], list.children[6]];
    const distance =
      (seventh?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    list.scrollLeft = distance - 10;
    return distance;
  });
  await page.clock.runFor(30 * 12);
  const after = await left();
  expect(after).toBeLessThan(half / 2);
});

test('a figure counts up once when it is scrolled into view, within two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/sustainability');
  await hydrated(page);
  const figure = page.locator('dd', {hasText: '650'});
  const running = figure.locator('[aria-hidden="true"]');
  await expect(running).toHaveCount(0);
  await page.clock.runFor(200);
  await figure.evaluate((element) =>
    element.scrollIntoView({behavior: 'instant', block: 'center'}),
  );
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(running).toHaveCount(1, {timeout: 100});
  }).toPass();
  expect(Number(await running.textContent())).toBeLessThan(650);
  // For assistive technology, and in the page, it is the final figure all the time
  expect((await figure.textContent())?.startsWith('650')).toBe(true);
  await page.clock.runFor(2000);
  await expect(running).toHaveCount(0);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.clock.runFor(500);
  await figure.evaluate((element) =>
    element.scrollIntoView({behavior: 'instant', block: 'center'}),
  );
  await page.clock.runFor(300);
  await expect(running).toHaveCount(0);
});
