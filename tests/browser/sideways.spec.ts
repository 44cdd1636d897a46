import {expect, test, type Page} from 'playwright/test';

import {clients} from '../../src/company/clients';
import * as carousel from '../support/carousel';
import {open, scrolled} from '../support/page';
import {phone} from '../support/viewports';

const {button, carousels, expectSlide, play, scrollLeft, slides, stopClock} = carousel;
const main = (page: Page) => page.getByRole('main');

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('the strip of clients', () => {
  const count = Object.keys(clients).length;
  /** The last part of the page with the clients' logos. */
  const area = (page: Page) =>
    main(page)
      .getByRole('region')
      .filter({has: page.getByRole('img', {name: clients.luitline.name})})
      .last();

  test('moves a pixel every 30 ms, repeats, and pauses', async ({page}) => {
    await page.clock.install();
    await open(page, '/business');
    const row = area(page).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    const logos = row.locator('li');
    await expect(logos).toHaveCount(2 * count);
    for (const each of await logos.all()) expect((await each.boundingBox())?.width).toBe(200);
    await stopClock(page);
    await play(page, area(page));
    const start = await scrollLeft(row);
    await page.clock.runFor(3000);
    expect(Math.abs((await scrollLeft(row)) - start - 100)).toBeLessThanOrEqual(2);
    await page.clock.runFor(30 * 200 * count);
    expect(Math.abs((await scrollLeft(row)) - start - 100)).toBeLessThanOrEqual(100); // once around
    await button(area(page), 'Pause').click();
    await page.mouse.move(0, 0);
    const stopped = await scrollLeft(row);
    await page.clock.runFor(3000);
    expect(await scrollLeft(row)).toBe(stopped);
  });
});

test.describe('the gallery', () => {
  test('Next and Previous show every image, by mouse and keyboard', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/business');
    // It starts at an end: other carousels go in a circle
    const atStart = page.getByRole('button', {name: 'Previous', disabled: true});
    const label = await carousels(main(page)).filter({has: atStart}).getAttribute('aria-label');
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
});

for (const address of ['/', '/commercial', '/business']) {
  test(`the wheel scrolls ${address} over every row, and zooms with Ctrl`, async ({page}) => {
    await open(page, address);
    const rows = main(page).locator('[tabindex="0"]');
    expect(await rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      await row.evaluate((each) => each.scrollIntoView({block: 'center', behavior: 'instant'}));
      await row.hover();
      const before = await scrolled(page);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await row.evaluate((each) => each.scrollIntoView({block: 'center', behavior: 'instant'}));
      await row.hover();
      const isCancelled = await page.evaluateHandle(() => ({
        promise: new Promise<boolean>((resolve) =>
          addEventListener('wheel', (event) => resolve(event.defaultPrevented), {once: true}),
        ),
      }));
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, 100);
      await page.keyboard.up('Control');
      expect(await isCancelled.evaluate(({promise}) => promise)).toBe(false);
    }
  });
}
