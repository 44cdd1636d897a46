import {expect, type Page} from 'playwright/test';

import {
  fitInRow,
  headerLinks,
  headerRow,
  isGroup,
  lettersBesideButtons,
} from '../../src/company/navigation';

export const header = (page: Page) => page.getByRole('banner');

/** The visible links of the header's navigation. */
export const navLinks = (page: Page) =>
  header(page).getByRole('navigation').getByRole('link').filter({visible: true});

export const navLink = (page: Page, name: string) =>
  navLinks(page).and(page.getByRole('link', {name, exact: true}));

/** The dropdowns of the medium header. */
export const dropdowns = headerLinks.filter(isGroup);

const labels = (links: readonly {label: string}[]) => links.map(({label}) => label);

/** The dropdowns of the wide header: none if its links fit in one row. */
export const wideDropdowns = fitInRow(labels(headerRow), lettersBesideButtons[1280])
  ? []
  : dropdowns;

const singleLinks = headerLinks.filter((entry) => 'to' in entry);

/** The links beside the dropdowns of the wide header. */
export const wideLinks = wideDropdowns.length > 0 ? singleLinks : headerRow;

/** The links beside the dropdowns of the medium header. With long labels, only the logo leads home. */
export const mediumLinks = fitInRow(labels(headerLinks), lettersBesideButtons[768])
  ? singleLinks
  : singleLinks.slice(1);

/** The visible buttons that open a menu. */
export const openers = (page: Page) => header(page).locator('summary').filter({visible: true});

/** The button of a dropdown, or of the phone's menu. */
export const opener = (page: Page, name: string) =>
  openers(page)
    .filter({hasText: name})
    .or(openers(page).and(page.getByLabel(name, {exact: true})));

/** A link of a menu that no other one has. */
function linkOf(menu: string): string {
  const group = dropdowns.find(({label}) => label === menu);
  const link = group?.items.find(({isInDropdownOnly}) => !isInDropdownOnly) ?? headerRow[0];
  return link?.label ?? '';
}

/** Expects a menu to show its links, or not to. */
export const expectOpen = (page: Page, name: string, visible: boolean) =>
  expect(navLink(page, linkOf(name))).toBeVisible({visible});

export async function openMenu(page: Page, name = 'Menu'): Promise<void> {
  await opener(page, name).click();
  await expectOpen(page, name, true);
}
