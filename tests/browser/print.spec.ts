import {expect, test} from 'playwright/test';

import {contact} from '../../src/company/contact';
import {carousels, slides} from '../support/carousel';
import {posts} from '../support/builtPages';
import {header} from '../support/header';
import {heading, main, open, tooWide} from '../support/page';

/** A sheet of A4. */
const viewport = {width: 794, height: 1123};
test.use({viewport, colorScheme: 'dark', contextOptions: {reducedMotion: 'reduce'}});

for (const address of ['/business', posts.at(-1) ?? '']) {
  test(`${address} prints everything, dark on white, as wide as A4`, async ({page}) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(contact.address[0] ?? '').filter({visible: true})).toHaveCount(1);
    await expect(page.getByText(contact.phone).filter({visible: true}).last()).toBeVisible();
    // What only works on a screen
    await expect(header(page).getByRole('link', {name: 'Book Now'})).toBeHidden();
    for (const name of ['Services', 'Play', 'Next', 'Copy Link', 'Light theme'])
      await expect(page.getByRole('button', {name, exact: true})).toHaveCount(0);
    for (const folded of await main(page).locator('details > :not(summary)').all())
      await expect(folded).toBeVisible();
    for (const carousel of await carousels(page).all()) {
      for (const slide of await slides(carousel).all()) {
        const {x = -1, width = 0} = (await slide.boundingBox()) ?? {};
        expect([x >= 0, x + width <= viewport.width]).toEqual([true, true]);
      }
    }
    const unreadable = () =>
      page.evaluate(() => {
        /** From 0 for black to 765 for white; of transparent colours, what is given. */
        const brightness = (color: string, transparent: number) => {
          const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
          return alpha > 0 ? r + g + b : transparent;
        };
        const hasText = (each: Element) =>
          [...each.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim());
        return [...document.querySelectorAll('html, body *')]
          .filter((each) => each.checkVisibility())
          .filter((each) => {
            const {backgroundColor, color} = getComputedStyle(each);
            const isPale = hasText(each) && brightness(color, 0) > 400;
            return isPale || brightness(backgroundColor, 765) < 600;
          })
          .map((each) => (each.cloneNode() as Element).outerHTML);
      });
    await expect.poll(unreadable).toEqual([]); // colours take a moment to change
    await expect.poll(() => tooWide(page)).toEqual([]);
  });
}

test('a browser without ::details-content opens what is folded for printing, and closes it after that', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open(page, '/business');
  const folded = main(page).locator('details');
  const closed = main(page).locator('details:not([open])');
  const all = await folded.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(all);
});

test('drawings take the colours of the text on paper, in high contrast and where the dark theme is forced', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/ride');
  const colors = () =>
    page.locator('main svg text').evaluateAll((all) =>
      all.map((each) => {
        const {fill, stroke} = getComputedStyle(each);
        return `${fill} ${stroke}`.replaceAll('rgb(255, 255, 255)', 'white');
      }),
    );
  await page.emulateMedia({media: 'print'});
  for (const color of await colors()) expect(color).toMatch(/^rgb\(0, 0, 0\) (?:none|white)$/);
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  for (const color of await colors()) expect(color).toMatch(/^rgb\(0, 0, 0\) (?:none|white)$/);

  await page.emulateMedia({forcedColors: 'none', colorScheme: 'dark'});
  await page.getByRole('button', {name: 'Light theme'}).click();
  await page.reload();
  const logo = header(page).getByRole('link').first();
  const before = await logo.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', {enabled: true});
  await page.reload();
  expect(await logo.screenshot()).toEqual(before);
});
