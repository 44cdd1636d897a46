/** Figures of the specification that depend on the window's width. */
import {expect, test} from 'playwright/test';

import {headerActions, searchLink} from '../../src/company/navigation';
import {header, opener, openers, services} from '../support/header';
import {hydrated, open, phone, phoneBar, scrollTo} from '../support/page';

for (const width of [390, 768, 991, 1200, 1279, 1280]) {
  test(`at ${width} px the header leads to the app, to booking and to the search`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/about');
    const link = (to: string) => header(page).locator(`a[href="${to}"]`).filter({visible: true});
    const search = link(searchLink.to).or(header(page).getByRole('searchbox'));
    if (width < 768) await opener(page, 'Menu').click();
    else if ((await openers(page).count()) > 0) await opener(page, services).click();
    await expect(link(headerActions.app.to)).not.toHaveCount(0);
    await expect(link(headerActions.book.to)).toHaveCount(1);
    await expect(search).toHaveCount(1);
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px clients have slots of 200 px, and move`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/business');
    await hydrated(page);
    for (const row of await page.getByRole('main').locator('ul:has(.client)').all()) {
      const slots = row.getByRole('listitem', {includeHidden: true});
      await expect(slots).toHaveCount(12);
      await expect(slots.first()).toHaveCSS('inline-size', '200px');
      await row.scrollIntoViewIfNeeded();
      await expect.poll(() => row.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(3);
    }
  });
}

test('the bar of the page about goods leads to the contact', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/commercial');
  await scrollTo(page, 1500);
  await expect(phoneBar(page).getByRole('link').last()).toHaveAttribute('href', '/contact');
});
