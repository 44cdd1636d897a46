import {expect, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {navLinks, openMenu} from '../support/header';
import {footer, scrollTo, test} from '../support/page';
import {desktop, phone} from '../support/viewports';

const bar = (page: Page) => page.getByRole('complementary', {name: 'Quick actions'});

test.use({address: '/about', viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

test('the bar appears below the first part, calls, and leads on', async ({page}) => {
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
  await footer(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  for (const viewport of [{width: 667, height: 375}, desktop]) {
    await page.setViewportSize(viewport);
    await expect(bar(page)).toBeHidden();
  }
  await page.setViewportSize({width: phone.width, height: 560});
  await expect(bar(page)).toBeVisible();
  await openMenu(page);
  await navLinks(page).last().click({trial: true}); // fails when something covers it
});
