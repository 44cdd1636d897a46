import {expect, test} from 'playwright/test';

import {clientKeys, clients} from '../../src/company/clients';
import * as carousel from '../support/carousel';
import {main, open, scrolled} from '../support/page';
import {phone} from '../support/viewports';

const {button, carousels, expectSlide, openStopped, play, scrollLeft, slides} = carousel;

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the strip of clients moves a pixel every 30 ms, repeats, and pauses', async ({page}) => {
  const [first] = Object.values(clients);
  const logo = page.getByRole('img', {name: first?.name});
  const strip = main(page).getByRole('region').filter({has: logo}).last();
  const row = strip.getByRole('list');
  const logos = row.locator('li');
  const count = clientKeys.length;
  await openStopped(page, '/business', row);
  await expect(logos).toHaveCount(2 * count);
  for (const each of await logos.all()) expect((await each.boundingBox())?.width).toBe(200);
  await play(page, strip);
  const start = await scrollLeft(row);
  await page.clock.runFor(3000);
  expect(Math.abs((await scrollLeft(row)) - start - 100)).toBeLessThanOrEqual(2);
  await page.clock.runFor(30 * 200 * count); // once around
  expect(Math.abs((await scrollLeft(row)) - start - 100)).toBeLessThanOrEqual(100);
  await button(strip, 'Pause').click();
  await page.mouse.move(0, 0);
  const stopped = await scrollLeft(row);
  await page.clock.runFor(3000);
  expect(await scrollLeft(row)).toBe(stopped);
});

test('the gallery shows every image with Next and Previous', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/business');
  // It starts at an end: other carousels go in a circle
  const atStart = page.getByRole('button', {name: 'Previous', disabled: true});
  const label = await carousels(page).filter({has: atStart}).getAttribute('aria-label');
  const gallery = main(page).getByRole('group', {name: label ?? '', exact: true});
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

test('the wheel scrolls the page over every row, and zooms with Ctrl', async ({page}) => {
  await open(page, '/business');
  const areCancelled = await page.evaluateHandle(() => {
    const list: boolean[] = [];
    addEventListener('wheel', (event) => list.push(event.defaultPrevented), {passive: true});
    return list;
  });
  const rows = await main(page).locator('[tabindex="0"]').all();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    await row.evaluate((each) => each.scrollIntoView({block: 'center', behavior: 'instant'}));
    await row.hover();
    const before = await scrolled(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
    await row.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
  }
  await expect.poll(() => areCancelled.jsonValue()).toEqual(rows.flatMap(() => [false, false]));
});
