import {expect, test} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {open, painted} from '../support/page';
import {unknownAddress} from '../support/routes';
import {desktop, phone} from '../support/viewports';

const kinds = [...kindsOfPages(), unknownAddress];

test.setTimeout(300_000);

// Stylelint checks stylesheets. Scripts and `title` attributes could show something, too
test('1.4.13: nothing comes with the pointer alone', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const countShown = () =>
    page.locator('body *').evaluateAll((all) => {
      const options = {visibilityProperty: true, opacityProperty: true};
      return all.filter((element) => element.checkVisibility(options)).length;
    });
  for (const address of kinds) {
    await open(page, address);
    await expect.soft(page.locator('body [title]'), address).toHaveCount(0);
    // Wait for the script that adds a post's button to copy its link
    await page.waitForLoadState('networkidle');
    const targets = page.locator('header a, summary, button:enabled, figure, [aria-haspopup]');
    for (const target of await targets.filter({visible: true}).all()) {
      const before = await countShown();
      await target.hover();
      expect.soft(await countShown(), `${address}, over ${String(target)}`).toBe(before);
    }
  }
});

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px buttons turn what is swiped, and stop what moves (2.5.1, 2.2.2)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    let moving = 0;
    for (const address of kinds) {
      await page.clock.resume();
      await open(page, address);
      for (const row of await page.locator('main :is(ul, ol, [role="group"])').all()) {
        const scrolls = (list: Element) =>
          /auto|scroll/.test(getComputedStyle(list).overflowX) &&
          list.scrollWidth > list.clientWidth + 1;
        if (!(await row.evaluate(scrolls))) continue;
        await row.scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        const left = () => row.evaluate((list) => list.scrollLeft);
        const before = await left();
        await painted(page); // a row turns once it is seen
        await page.clock.runFor(9000);
        await painted(page);
        const moves = (await left()) !== before;
        moving += Number(moves);
        const area = row.locator('xpath=ancestor::*[self::section or @data-carousel][1]');
        const name = moves ? 'Pause' : /^(?:next|slide \d+|pause)$/i;
        const button = area.getByRole('button', {name}).first();
        await expect.soft(button, `${String(row)} on ${address}`).toBeVisible();
      }
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({timeline}) => timeline instanceof DocumentTimeline) // not those that scrolling drives
          .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > 5000)
          .map(({effect}) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
      );
      expect.soft(endless, address).toEqual([]);
    }
    expect(moving, 'rows that move').toBeGreaterThan(2);
  });
}
