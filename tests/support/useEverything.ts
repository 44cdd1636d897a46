import {expect, type Page} from 'playwright/test';

import {openEverything} from './openEverything';
import {painted} from './page';

/** What a visitor could type into a field of this type. */
const answers: Readonly<Record<string, string>> = {
  email: 'ritu@example.com',
  tel: '+91 98640 12345',
  textarea: 'A bay in Tezpur, behind the market.',
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
    const fields = form.locator('input:not([type="radio"]), textarea').filter({visible: true});
    for (const field of await fields.all()) {
      const type = await field.evaluate(
        (each: HTMLInputElement | HTMLTextAreaElement) => each.type,
      );
      await field.fill(answers[type] ?? 'Ritu Deka');
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
