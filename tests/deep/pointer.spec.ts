import {expect, test, type Locator, type Page} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {desktop, open, phone} from '../support/page';
import {unknownAddress} from '../support/routes';

const kinds = [...kindsOfPages(), unknownAddress];

test.setTimeout(300_000);

// Stylelint checks stylesheets. Scripts and `title` attributes could show something, too
test('1.4.13: nothing comes with the pointer alone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of kinds) {
    await open(page, address);
    await expect.soft(page.locator('body [title]'), address).toHaveCount(0);
    // Wait for the script that adds a post's button to copy its link
    await page.waitForLoadState('networkidle');
    const targets = page.locator('header a, summary, button:enabled, figure, [aria-haspopup]');
    for (const target of await targets.filter({visible: true}).all()) {
      const before = await shown(page);
      await target.hover();
      expect.soft(await shown(page), `${address}, over ${String(target)}`).toBe(before);
    }
  }
});

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport, contextOptions: {reducedMotion: 'no-preference'}});

    test('2.5.1, 2.2.2: buttons turn what is swiped, and stop what moves', async ({page}) => {
      let moving = 0;
      await page.clock.install();
      for (const address of kinds) {
        await page.clock.resume();
        await open(page, address);
        for (const row of await scrollingRows(page)) {
          const area = row.locator('xpath=ancestor::*[self::section or @data-carousel][1]');
          await row.scrollIntoViewIfNeeded();
          await page.mouse.move(0, 0);
          await page.clock.runFor(500);
          const turns = area.getByRole('button', {name: /^(?:next|slide \d+|pause)$/i});
          await expect.soft(turns.first(), `buttons of ${String(row)} on ${address}`).toBeVisible();
          const pause = area.getByRole('button', {name: 'Pause'});
          if ((await pause.count()) === 0) {
            const before = await row.evaluate((list) => list.scrollLeft);
            await page.clock.runFor(9000);
            expect.soft(await row.evaluate((list) => list.scrollLeft), address).toBe(before);
            continue;
          }
          moving += 1;
          await pause.click();
          await expect(area.getByRole('button', {name: 'Play'})).toBeVisible();
        }
        for (const video of await page.locator('video').all()) {
          moving += 1;
          const area = page.locator('main *').filter({has: video}).last();
          await expect.soft(area.getByRole('button', {name: /pause/i}), address).toBeVisible();
        }
        expect.soft(await endlessAnimations(page), address).toEqual([]);
      }
      expect(moving, 'things that move').toBeGreaterThan(3);
    });
  });
}

/** Returns rows that scroll sideways. */
async function scrollingRows(page: Page): Promise<Locator[]> {
  const rows: Locator[] = [];
  for (const row of await page.locator('main :is(ul, ol, [role="group"][tabindex="0"])').all()) {
    const scrolls = await row.evaluate(
      (list) =>
        /auto|scroll/.test(getComputedStyle(list).overflowX) &&
        list.scrollWidth > list.clientWidth + 1,
    );
    if (scrolls) rows.push(row);
  }
  return rows;
}

/** Returns the tags of everything visible. */
async function shown(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .map(({localName}) => localName)
      .join(),
  );
}

/** Returns animations longer than five seconds. */
async function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({timeline}) => timeline instanceof DocumentTimeline) // not those that scrolling drives
      .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map(({effect}) =>
        (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '').slice(0, 100),
      ),
  );
}
