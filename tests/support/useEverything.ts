import {expect, type Page} from 'playwright/test';

import {openEverything} from './openEverything';
import {painted} from './page';

/** What a visitor could write into the fields of a form. */
const answers = {
  name: 'Ritu Deka',
  phone: '+91 98640 12345',
  email: 'ritu@example.com',
  message: 'A bay in Tezpur, behind the market.',
};

/** Opens every menu and answer, presses every button, and fills and submits every form. */
export async function useEverything(page: Page): Promise<void> {
  await openEverything(page);
  for (const form of await page.locator('main form:not([role="search"])').all()) {
    for (const [name, answer] of Object.entries(answers)) {
      await form.locator(`[name="${name}"]`).fill(answer);
    }
    const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'));
    await form.locator('[type="submit"]').click();
    await mail;
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  }
  // Choices, pausing, paging, dots, copying, and the switch of the colour scheme in the footer
  await page.evaluate(() => {
    const controls = 'main [type="radio"], :is(main, footer) button:not([type="submit"])';
    for (const each of document.querySelectorAll<HTMLElement>(controls)) each.click();
  });
  await painted(page);
}
