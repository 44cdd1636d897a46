/** The place that the browser chooses by itself: links to a text, find in page, End, reloads, and going back. */
import {expect, test, type Page} from 'playwright/test';

import {postWith} from '../support/builtSite';
import {footerLink, hydrated, painted, scrolled, scrollTo} from '../support/page';
import {desktop, phone} from '../support/viewports';

const common = ['/', postWith(/./)];

/** Opens a page as visitors do: with its distant sections skipped. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The distances of texts from the top of the window. Distances from the top of the page change with the layout. */
const textTops = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, li)')
    .evaluateAll((all) =>
      all.map((text) =>
        text.getClientRects().length > 0 ? text.getBoundingClientRect().top : Infinity,
      ),
    );

interface ReadingPosition {
  /** The index of a text. */
  index: number;
  /** Its distance from the top of the window, in pixels. */
  top: number;
}

/** Returns the text nearest to the top of the window. */
async function readingPosition(page: Page): Promise<ReadingPosition> {
  const tops = await textTops(page);
  const distances = tops.map((top) => Math.abs(top));
  const index = distances.indexOf(Math.min(...distances));
  return {index, top: tops[index] ?? Number.NaN};
}

/** Expects a position in a window of this height. Sections that are laid out late may still grow a little. */
async function expectPosition(page: Page, {index, top}: ReadingPosition, height: number) {
  const moved = async () => Math.abs(((await textTops(page))[index] ?? Number.NaN) - top);
  await expect.poll(moved).toBeLessThanOrEqual(height / 8);
}

for (const {width, height} of [phone, desktop]) {
  for (const slowdown of [1, 6]) {
    test.describe(`${width} px, processor ${slowdown} times slower`, () => {
      test.use({viewport: {width, height}});

      test.beforeEach(async ({page, context}) => {
        const client = await context.newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      });

      for (const address of [...common, '/ride', '/business']) {
        const isRare = slowdown > 1 || width > phone.width || !common.includes(address);
        const tag = isRare ? '@rare' : [];
        test(`${address}: a link to a text shows it`, {tag}, async ({page}) => {
          await visit(page, address);
          const target = page.locator('main :is(h2, h3)').last();
          const text = (await target.textContent()) ?? '';
          await page.goto('/terms'); // a link to another page
          await visit(page, `${address}#:~:text=${encodeURIComponent(text)}`);
          await expect(target).toBeInViewport();
          await page.evaluate(() => document.fonts.ready);
          await expect(target).toBeInViewport();
        });

        test(`${address}: finding a text shows it`, {tag}, async ({page}) => {
          await visit(page, address);
          const target = page.locator('main :is(h2, h3)').last();
          const text = (await target.textContent()) ?? '';
          // What the dialog of the browser does
          await page.evaluate(
            (words) => (window as unknown as {find: (words: string) => void}).find(words),
            text,
          );
          await expect(target).toBeInViewport();
        });

        test(`${address}: the End key shows the end`, {tag}, async ({page}) => {
          await visit(page, address);
          await page.waitForLoadState('networkidle');
          await page.keyboard.press('End');
          await expect(page.locator('footer a').last()).toBeInViewport();
        });

        // Before and after hydration
        for (const [moment, wait] of [
          ['early', async () => {}],
          ['late', hydrated],
        ] as const) {
          // Scripts that are not deferred hydrate before the test can go back
          const tags = moment === 'early' ? [tag, '@optimised'].flat() : tag;
          test(
            `${address}: going back ${moment} after a reload restores the position, and so does going forward`,
            {tag: tags},
            async ({page}) => {
              await visit(page, address);
              await scrollTo(page, 2 * height);
              await page.evaluate(() => document.fonts.ready);
              const before = await readingPosition(page);
              await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click());
              await expect(page).toHaveTitle(/^About/);
              await scrollTo(page, height);
              const later = await readingPosition(page);
              await page.reload();
              await wait(page);
              await page.goBack();
              await expect(page).not.toHaveTitle(/^About/);
              await expectPosition(page, before, height);
              await hydrated(page);
              await page.goForward();
              await expect(page).toHaveTitle(/^About/);
              await expectPosition(page, later, height);
            },
          );
        }
      }

      for (const address of ['/#download', '/ride#map', '/business#contact']) {
        const tag = slowdown > 1 || width > phone.width ? '@rare' : [];
        test(
          `${address}: a reload and going back restore the position instead of scrolling to the hash`,
          {tag},
          async ({page}) => {
            await visit(page, address);
            await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
            await page.evaluate(() => document.fonts.ready);
            await scrollTo(page, (await scrolled(page)) + height / 4);
            const before = await readingPosition(page);
            await page.reload();
            await hydrated(page);
            await expectPosition(page, before, height);
            await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click());
            await expect(page).toHaveTitle(/^About/);
            await page.goBack();
            await expect(page).not.toHaveTitle(/^About/);
            await expectPosition(page, before, height);
          },
        );
      }
    });
  }
}

test('the End key moves the cursor of a field, and with Shift only selects', async ({page}) => {
  await visit(page, '/charge');
  const field = page.getByRole('textbox').filter({visible: true}).first();
  await field.fill('Asha');
  await field.press('Home');
  const before = await scrolled(page);
  await field.press('End');
  await painted(page);
  expect(await scrolled(page)).toBe(before);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await field.blur();
  await page.keyboard.press('Shift+End');
  await painted(page);
  expect(await scrolled(page)).toBe(before);
});
