import {expect, test} from 'playwright/test';

import {headerRow} from '../../src/company/navigation';
import {dropdowns, header, navLinks, wideDropdowns} from '../support/header';
import {desktop, phone, tablet} from '../support/viewports';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('menus open, and their links work', async ({page}) => {
    const openers = header(page).locator('summary').filter({visible: true});
    for (const [viewport, count] of [
      [desktop, wideDropdowns.length],
      [tablet, dropdowns.length],
      [phone, 1],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(openers).toHaveCount(count);
      const found = new Set(await navLinks(page).allTextContents());
      for (const opener of await openers.all()) {
        await opener.click();
        for (const name of await navLinks(page).allTextContents()) found.add(name);
      }
      for (const {label} of headerRow) expect([...found]).toContain(label);
    }
    await navLinks(page).getByText('Evo Taxi Charge').click();
    await expect(page).toHaveURL('/charge');
  });
});
