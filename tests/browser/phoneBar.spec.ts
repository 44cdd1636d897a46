import {expect, test, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {header, openMenu} from '../support/header';
import {footer, open, scrollTo} from '../support/page';
import {desktop, phone} from '../support/viewports';

const bar = (page: Page) => page.getByRole('complementary', {name: 'Quick actions'});

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

test('the bar appears below the first part, calls, and leads on', async ({page}) => {
  await open(page, '/about');
  await expect(bar(page)).toBeHidden();
  await footer(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  const actions = bar(page).getByRole('link');
  await expect(actions).toHaveCount(2);
  await expect(actions.first()).toHaveAttribute('href', links.phone);
  await actions.last().click();
  await expect(page).not.toHaveURL('/about');
  await expect(page.locator(new URL(page.url()).hash || 'h1')).toBeInViewport();
});

test('the bar covers no text at the end, and is the last stop of the keyboard', async ({page}) => {
  await open(page, '/about');
  await expect(async () => {
    await scrollTo(page, 1_000_000); // images load late
    const {y = 0} = (await bar(page).boundingBox()) ?? {};
    const ends = await footer(page)
      .locator('p, a, button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(y);
  }).toPass();
  await footer(page).getByRole('button').last().focus();
  for (const link of await bar(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await expect(page.locator('a, button').last()).toBeFocused();
});

test('the bar is only on upright phones, and below the open menu', async ({page}) => {
  await open(page, '/about');
  await footer(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  for (const viewport of [{width: 667, height: 375}, desktop]) {
    await page.setViewportSize(viewport);
    await expect(bar(page)).toBeHidden();
  }
  await page.setViewportSize({width: phone.width, height: 560});
  await expect(bar(page)).toBeVisible();
  await openMenu(page);
  const last = header(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await last.click({trial: true}); // fails when something covers it
  const isOnTop = bar(page).evaluate((element) => {
    const {top, left} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 1, top + 1));
  });
  expect(await isOnTop, 'the menu is above the bar').toBe(false);
});
