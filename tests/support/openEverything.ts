import {expect, type Page} from 'playwright/test';

import {painted} from './page';

/**
 * Opens every menu of the header at this width and every answer, and submits forms to show their errors. Disclosures
 * that close their neighbours stay open too, so that one look covers all of them.
 */
export async function openEverything(page: Page): Promise<void> {
  for (const form of await page.locator('main form:has(:required)').all()) {
    if ((await form.locator('[aria-invalid="true"]').count()) > 0) continue;
    await form.locator('[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  }
  await page.evaluate(() => {
    const isShown = (opener: Element | null) => opener?.checkVisibility() ?? false;
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = isShown(details.querySelector('summary'));
    }
    for (const button of document.querySelectorAll('button[aria-expanded][aria-controls]')) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (!panel || !isShown(button)) continue;
      button.setAttribute('aria-expanded', 'true');
      panel.removeAttribute('hidden');
      panel.parentElement?.setAttribute('data-open', 'true');
    }
  });
  await painted(page);
}
