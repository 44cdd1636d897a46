import {expect, type Page} from 'playwright/test';

import {isGroup, groupedLinks, mainLinks} from '../../src/company/navigation';

export const header = (page: Page) => page.getByRole('banner');

/** The visible links of the header's navigation. */
export const navLinks = (page: Page) =>
  header(page).getByRole('navigation').getByRole('link').filter({visible: true});

export const navLink = (page: Page, name: string) =>
  navLinks(page).and(page.getByRole('link', {name, exact: true}));

/** The dropdowns of the medium header. */
export const dropdowns = groupedLinks.filter(isGroup);

/** The visible buttons that open a menu. */
export const openers = (page: Page) =>
  header(page).locator('button, summary').filter({visible: true});

/** The button of a dropdown, or of the phone's menu. */
export const opener = (page: Page, name: string) =>
  openers(page)
    .filter({hasText: name})
    .or(openers(page).and(page.getByLabel(name, {exact: true})));

/** The name of a link that only this menu has. */
function linkOf(name: string): string {
  const [menu, ...others] = [...dropdowns].sort((one) => (one.label === name ? -1 : 0));
  const links = menu?.label === name ? menu.items : mainLinks;
  const shared = menu?.label === name ? others.flatMap(({items}) => items) : [];
  return links.find((link) => !shared.includes(link))?.label ?? '';
}

/** Expects a menu to show its links, or not to. */
export const expectOpen = (page: Page, name: string, visible: boolean) =>
  expect(navLink(page, linkOf(name))).toBeVisible({visible});

export async function openMenu(page: Page, name = 'Menu'): Promise<void> {
  await opener(page, name).click();
  await expectOpen(page, name, true);
}
