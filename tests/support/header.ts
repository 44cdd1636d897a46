import {expect, type Locator, type Page} from 'playwright/test';

import {groupedLinks, headerActions, isGroup, type NavLink} from '../../src/company/navigation';

export const header = (page: Page) => page.getByRole('banner');
/** The visible links of the header's navigation. */
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

const [firstGroup, secondGroup] = groupedLinks.filter(isGroup);
if (!firstGroup || !secondGroup)
  throw new Error('The header has no groups. Also change its specs.');
export const services = firstGroup;
export const solutions = secondGroup;

/** Expects these links and no others, in order. */
export async function expectLinks(locator: Locator, expected: readonly NavLink[]): Promise<void> {
  const found = await locator.evaluateAll((elements) =>
    elements.map((element) => [element.textContent.trim(), element.getAttribute('href')]),
  );
  const pages = found.filter(([, to]) => !to?.includes('#')); // without the call to action
  expect(pages).toEqual(expected.map(({label, to}) => [label, to]));
}

export async function expectActions(page: Page): Promise<void> {
  for (const {label, to} of Object.values(headerActions)) {
    await expect(header(page).getByRole('link', {name: label})).toHaveAttribute('href', to);
  }
}

/** Clicks where nothing can be activated. */
export const clickOutside = (page: Page) =>
  page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 20);
