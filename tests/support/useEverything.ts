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

/** Opens every menu and answer, presses every button, plays every video, and fills and submits every form. */
export async function useEverything(page: Page): Promise<void> {
  await openEverything(page);
  for (const video of await page.locator('video').all()) {
    await video.scrollIntoViewIfNeeded();
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
    });
  }
  for (const choice of await page.locator('main [type="radio"]').all()) {
    await choice.evaluate((input: HTMLInputElement) => input.click());
  }
  for (const form of await page.locator('main form:not([role="search"])').all()) {
    for (const [name, answer] of Object.entries(answers)) {
      await form.locator(`[name="${name}"]`).fill(answer);
    }
    const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'));
    await form.locator('[type="submit"]').click();
    await mail;
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  }
  // Pausing, paging, dots, copying, and the switch of the colour scheme in the footer
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main button, footer button')) {
      if (button.getAttribute('type') !== 'submit') button.click();
    }
  });
  await painted(page);
}
