import {expect, test, type Page} from 'playwright/test';

import {mainLinks} from '../../src/company/navigation';
import {mainPages} from '../support/builtPages';
import {dropdowns, header, navLinks} from '../support/header';
import {open} from '../support/page';
import {desktop, phone, tablet} from '../support/viewports';

/** What visitors read: texts of `main` outside of controls, which need scripts, and the targets of links. */
const read = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button:not(h3 > button), [role="status"], output, search, [aria-hidden]';
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const {parentElement, textContent} = walker.currentNode;
      const text = textContent?.replace(/\s+/g, ' ').trim();
      if (!text || !parentElement?.checkVisibility({visibilityProperty: true})) continue;
      if (!parentElement.closest(controls)) found.add(text);
    }
    // Scripts name the chosen rental in messages
    for (const link of document.querySelectorAll('main a[href]:not([href*="please%20book"])'))
      found.add(new URL(link.getAttribute('href') ?? '', location.href).href);
    return [...found].sort();
  });

for (const address of mainPages) {
  test(`${address} is complete without JavaScript`, async ({page, browser}) => {
    const plain = await browser.newPage({javaScriptEnabled: false, viewport: phone});
    await plain.goto(address);
    await page.setViewportSize(phone);
    await open(page, address);
    const expected = await read(page);
    expect(expected.length).toBeGreaterThan(5);
    const found = await read(plain);
    expect.soft(expected.filter((text) => !found.includes(text))).toEqual([]);
    // Only forms that an app sends, and the pager's ends, have buttons
    const idle = plain.locator('button:not(:disabled, form[action] *)').filter({visible: true});
    await expect.soft(idle).toHaveCount(0);
    await plain.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('menus open, and their links work', async ({page}) => {
    const openers = header(page).locator('summary').filter({visible: true});
    for (const [viewport, count] of [
      [desktop, 0],
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
      for (const {label} of mainLinks) expect([...found]).toContain(label);
    }
    await navLinks(page).getByText('Evo Taxi Charge').click();
    await expect(page).toHaveURL('/charge');
  });
});
