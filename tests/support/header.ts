import {expect, type Page} from 'playwright/test';

export const header = (page: Page) => page.getByRole('banner');

/** The visible links of the header's navigation. */
export const navLinks = (page: Page) =>
  header(page).getByRole('navigation').getByRole('link').filter({visible: true});

/** The visible buttons that open a menu: one on phones. */
export const openers = (page: Page) => header(page).locator('summary').filter({visible: true});

/** The button of a dropdown, or of the menu of phones. */
export const opener = (page: Page, name = '') => openers(page).filter({hasText: name});

/** Expects a dropdown, or the menu of phones, to be open or not. */
export const expectOpen = (page: Page, isOpen: boolean, name = '') =>
  expect(
    header(page)
      .locator('details', {has: page.locator('summary').filter({hasText: name, visible: true})})
      .locator('+ *'),
    `the menu ${name} is ${isOpen ? 'open' : 'closed'}`,
  ).toBeVisible({visible: isOpen});

export async function openMenu(page: Page, name = ''): Promise<void> {
  await opener(page, name).click();
  await expectOpen(page, true, name);
}
