import {expect, test, type Page} from 'playwright/test';

import {unknownAddresses} from '../routes';
import {desktop, expectNone, phone} from './helpers';
import {kindsOfPages} from './site';
import {idleControls} from './without-scripts';

// That each page says the same and leads to the same with and without JavaScript: pages.spec.ts. Menus: header.spec.ts.

test.use({javaScriptEnabled: false, viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

for (const address of [...kindsOfPages(), unknownAddresses[0]]) {
  test(`${address} has its pictures, answers and slides, and no control that does nothing`, async ({
    page,
  }) => {
    await page.goto(address);
    expectNone(await missingPictures(page), `${address} does not show:`);
    expectNone(await shutAnswers(page), `${address} keeps shut:`);
    for (const {width} of [phone, desktop]) {
      await page.setViewportSize({width, height: phone.height});
      expectNone(await unreachedSlides(page), `${address} at ${width} px hides in its rows:`);
      expectNone(
        await idleControls(page),
        `${address} at ${width} px has controls without effect:`,
      );
    }
  });
}

test('rows of slides are scrolled by the keyboard', async ({page}) => {
  for (const address of ['/', '/business', '/commercial', '/drive']) {
    await page.goto(address);
    const rows = page.locator('main [tabindex="0"]');
    expect(await rows.count(), `rows of ${address}`).toBeGreaterThan(0);
    for (const row of await rows.all()) {
      if (await row.evaluate((list) => list.scrollWidth <= list.clientWidth)) continue;
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => row.evaluate((list) => list.scrollLeft), `${address}, ${String(row)}`)
        .toBeGreaterThan(0);
    }
  }
});

test('the partner form asks for what is missing and writes by mailto', async ({page}) => {
  await page.goto('/charge');
  const form = page.locator('main form');
  await expect(form).toHaveAttribute('action', /^mailto:[^@]+@[^@]+$/);
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('enctype', 'text/plain');
  await form.getByRole('button').click();
  // The browser's own validation: it stops at the first field that is wrong
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(page).toHaveURL('/charge');
  const values = {Name: 'Rina Das', Phone: '98640 12345', Email: 'rina@evo.example'};
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Message').fill('We have a yard with room for six cars.');
  expect(await form.evaluate((each: HTMLFormElement) => each.checkValidity())).toBe(true);
});

/** Pictures that have not come. Without JavaScript browsers load all of them at once, also those far below. */
async function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.outerHTML.slice(0, 160)),
  );
}

/** Opens and shuts each `<details>` of the content, and lists those that show nothing more when open. */
async function shutAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shut: string[] = [];
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      const summary = details.querySelector('summary');
      const before = details.innerText.length;
      if (!details.open) summary?.click();
      if (!details.open || details.innerText.length <= before) shut.push(summary?.innerText ?? '');
      details.open = false;
    }
    return shut;
  });
}

/** Slides that do not come into view whole when their row is scrolled to them. */
async function unreachedSlides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = [];
    for (const row of document.querySelectorAll<HTMLElement>('main ul, main ol')) {
      const {overflowX} = getComputedStyle(row);
      if (!/auto|scroll/.test(overflowX) || row.scrollWidth <= row.clientWidth) continue;
      for (const slide of row.children) {
        slide.scrollIntoView({block: 'nearest', inline: 'center', behavior: 'instant'});
        const {left, right} = slide.getBoundingClientRect();
        if (left < -1 || right > document.documentElement.clientWidth + 1)
          hidden.push(`${row.getAttribute('aria-label') ?? ''}: ${slide.textContent.slice(0, 60)}`);
      }
    }
    return hidden;
  });
}
