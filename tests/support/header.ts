import {expect, type Page} from 'playwright/test';

import {groupedLinks, isGroup} from '../../src/company/navigation';

export const groups = groupedLinks.filter(isGroup);
/** The labels of the dropdowns. */
export const [services = '', solutions = ''] = groups.map(({label}) => label);

export const header = (page: Page) => page.getByRole('banner');
/** The visible links of the navigation. */
export const links = (page: Page) => header(page).getByRole('navigation').getByRole('link');
export const link = (page: Page, name: string) =>
  links(page).and(page.getByRole('link', {name, exact: true}));
/** The visible buttons that open a menu, before and after hydration. */
export const openers = (page: Page) =>
  header(page).locator('button, summary').filter({visible: true});
export const opener = (page: Page, name: string) =>
  header(page).getByRole('button', {name, exact: true});
export const expectOpen = (page: Page, name: string, expanded: boolean) =>
  expect(opener(page, name)).toHaveAttribute('aria-expanded', String(expanded));
