import {expect, test, type Locator, type Page} from 'playwright/test';

import * as navigation from '../../src/company/navigation';
import {expectAccessible} from '../support/axe';
import * as headerOf from '../support/header';
import {tooWide} from '../support/layout';
import {heading, open, scrolled, scrollTo} from '../support/page';
import {desktop, phone, tablet} from '../support/viewports';

const {furtherLinks, headerRow, languageLinks, searchLink} = navigation;
const {dropdowns, expectOpen, header, navLink, navLinks, opener, openers, openMenu} = headerOf;
const {app, book} = navigation.headerActions;
const appLinks = app ? [app] : [];
const labelsOf = (links: readonly {label: string}[]) => links.map(({label}) => label);
const [services = '', solutions = ''] = labelsOf(dropdowns);
/** A link that the first dropdown and a phone's menu have. */
const inMenu = dropdowns[0]?.items.find(({isInDropdownOnly}) => !isInDropdownOnly)?.label ?? '';

/** A visible link of the header's buttons. */
const actionLink = (page: Page, {label}: navigation.NavLink) =>
  header(page).getByRole('link', {name: label, exact: true}).filter({visible: true}).first();

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [width, links, menus] of [
  [1280, headerOf.wideLinks, headerOf.wideDropdowns],
  [768, headerOf.mediumLinks, dropdowns],
] as const) {
  test(`at ${width} px links, menus and actions are in one row`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await expect(navLinks(page)).toContainText(labelsOf(links));
    await expect(openers(page)).toHaveText(labelsOf(menus));
    const middles = await openers(page)
      .or(navLinks(page))
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({top, bottom}) => (top + bottom) / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const {label, items, action = book} of menus) {
      await openMenu(page, label);
      for (const item of items) await expect(navLink(page, item.label)).toBeInViewport({ratio: 1});
      await expect(actionLink(page, action)).toBeInViewport({ratio: 1});
    }
    const actions = width < desktop.width ? [book, searchLink] : [...appLinks, book, searchLink];
    for (const action of actions) await expect(actionLink(page, action)).toBeInViewport({ratio: 1});
  });
}

test('the header sticks to the top, and covers no link target', async ({page}) => {
  await open(page, '/handbook/rental');
  const target = page.getByRole('main').locator('section[id]').last();
  await page.goto(`/handbook/rental#${(await target.getAttribute('id')) ?? ''}`);
  await expect(target).toBeInViewport();
  const {y = Infinity, height = 0} = (await header(page).boundingBox()) ?? {};
  expect(Math.abs(y)).toBeLessThanOrEqual(1);
  expect((await target.boundingBox())?.y).toBeGreaterThanOrEqual(height - 2);
});

test('nothing covers a focused link in a low window (1.4.10, 2.4.11)', async ({page}) => {
  const expectUncovered = async (links: Locator) => {
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ratio: 0.9});
      await link.click({trial: true}); // fails when something covers it
    }
  };
  await page.setViewportSize({width: 320, height: 256}); // at 400 %
  await open(page, '/contact');
  await scrollTo(page, 3000); // with the phone bar
  await openMenu(page);
  await expect.poll(() => tooWide(page)).toEqual([]);
  await expectUncovered(navLinks(page));
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 640, height: 140});
  await expectUncovered(page.getByRole('main').getByRole('link'));
  await expect(header(page)).not.toBeInViewport();
});

test('a dropdown works with the keyboard and by click only, and closes when the focus or the pointer leaves', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await open(page, '/');
  await opener(page, services).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, services, true);
  const focused = page.locator(':focus');
  const labels = labelsOf(dropdowns[0]?.items ?? []);
  for (const label of labels) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(label);
  }
  await page.keyboard.press('Escape');
  await expectOpen(page, services, false);
  await expect(opener(page, services)).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(page, services, true);
  await opener(page, solutions).focus();
  await expectOpen(page, services, false);

  await opener(page, services).hover();
  await expectOpen(page, services, false);
  await openMenu(page, services);
  await openMenu(page, solutions);
  await expectOpen(page, services, false);
  await page.mouse.click(3, tablet.height - 20); // where nothing can be activated
  await expectOpen(page, solutions, false);
});

for (const [name, viewport] of [
  [services, tablet],
  ['Menu', phone],
] as const) {
  test(`${name} is accessible, marks the current page, and closes on a link and on going back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const home = (await heading(page).textContent()) ?? '';
    await openMenu(page, name);
    await expectAccessible(page, 'header');
    await navLink(page, inMenu).click();
    await expect(heading(page)).not.toHaveText(home);
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await expect(navLink(page, inMenu)).toHaveAttribute('aria-current', 'page');
    await navLink(page, inMenu).click(); // the same page again
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await page.goBack();
    await expect(heading(page)).toHaveText(home);
    await expectOpen(page, name, false);
  });
}

test('the menu of a phone has all links, keeps the focus inside, and gives it back or leads it on', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await expect(navLinks(page)).toHaveCount(0);
  await opener(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Menu', true);
  // The search has a field and a button
  const stops = [
    ...headerRow,
    ...furtherLinks,
    searchLink,
    searchLink,
    ...appLinks,
    ...languageLinks,
  ];
  const names = labelsOf(stops);
  const focused = page.locator(':focus');
  for (const name of [...names, 'Menu', ...names.slice(0, 1)]) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAccessibleName('Menu');
  await page.keyboard.press('Escape');
  await expectOpen(page, 'Menu', false);
  await expect(opener(page, 'Menu')).toBeFocused();

  await openMenu(page);
  const target = app ?? book;
  await header(page).getByRole('link', {name: target.label, exact: true}).click();
  await expect(page).toHaveURL(target.to);
  await expectOpen(page, 'Menu', false);
  await expect(page.locator(target.to.slice(1))).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator(target.to.slice(1)).locator(':focus')).toHaveCount(1);
});

test('the open menu of a phone locks the page, and closes in a wide window and after Back', async ({
  page,
}) => {
  const tallPhone = {...phone, height: 1400}; // higher than the menu
  await page.setViewportSize(tallPhone);
  await open(page, '/');
  await openMenu(page);
  await page.mouse.move(200, 1380);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.mouse.click(6, 1390);
  await expectOpen(page, 'Menu', false);
  await expect(opener(page, 'Menu')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await openMenu(page);
  await page.setViewportSize(desktop);
  await page.setViewportSize(tallPhone);
  await expectOpen(page, 'Menu', false);
  await openMenu(page);
  // Browsers keep the page as it was left when another site opens. Playwright turns that off
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expectOpen(page, 'Menu', false);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});
