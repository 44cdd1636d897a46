import {expect, test, type Locator, type Page} from 'playwright/test';

import * as navigation from '../../src/company/navigation';
import {expectAccessible} from '../support/axe';
import * as headerOf from '../support/header';
import {heading, open, scrolled, scrollTo, tooWide} from '../support/page';
import {desktop, phone, tablet} from '../support/viewports';

const {furtherLinks, groupedLinks, languageLinks, mainLinks, searchLink} = navigation;
const {dropdowns, expectOpen, header, navLink, navLinks, opener, openers, openMenu} = headerOf;
const {app, book} = navigation.headerActions;
const singleLinks = groupedLinks.filter((entry) => 'to' in entry);
const [services = '', solutions = ''] = dropdowns.map(({label}) => label);

/** Expects these links and no others, in order, without the calls to action. */
async function expectLinks(locator: Locator, expected: readonly navigation.NavLink[]) {
  const found = await locator.evaluateAll((elements) =>
    elements.map((element) => [element.textContent.trim(), element.getAttribute('href')]),
  );
  const pages = found.filter(([, to]) => !to?.includes('#'));
  expect(pages).toEqual(expected.map(({label, to}) => [label, to]));
}

const resize = (page: Page, width: number) =>
  page.setViewportSize({width, height: page.viewportSize()?.height ?? 800});

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [width, links, menus] of [
  [1280, mainLinks, []],
  [768, singleLinks, dropdowns],
] as const) {
  test(`at ${width} px links, menus and actions are in one row`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await expectLinks(navLinks(page), links);
    await expect(openers(page)).toHaveText(menus.map(({label}) => label));
    const middles = await openers(page)
      .or(navLinks(page))
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({top, bottom}) => (top + bottom) / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const {label, items} of menus) {
      await openMenu(page, label);
      for (const item of items) await expect(navLink(page, item.label)).toBeInViewport({ratio: 1});
    }
    for (const {label} of [app, book, searchLink]) {
      const action = header(page).getByRole('link', {name: label, exact: true});
      await expect(action.filter({visible: true}).first()).toBeInViewport({ratio: 1});
    }
  });
}

test('the header sticks to the top, and covers no link target', async ({page}) => {
  for (const address of ['/ride#shillong', '/#download']) {
    await open(page, address);
    const target = page.locator(address.replace(/^[^#]*/, ''));
    await expect(target).toBeInViewport();
    const bar = await header(page).boundingBox();
    expect(Math.abs(bar?.y ?? Infinity)).toBeLessThanOrEqual(1);
    const {y: top = 0} = (await target.boundingBox()) ?? {};
    expect(top, address).toBeGreaterThanOrEqual((bar?.height ?? 0) - 2);
  }
});

test('nothing that sticks covers a focused link in a very low window', async ({page}) => {
  await page.setViewportSize({width: 640, height: 140});
  await open(page, '/contact');
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ratio: 0.9});
    await link.click({trial: true}); // fails when something covers it
  }
  await expect(header(page)).not.toBeInViewport();
});

test.describe('a dropdown', () => {
  test.use({viewport: tablet});

  test('works with the keyboard', async ({page}) => {
    await open(page, '/');
    await opener(page, services).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, services, true);
    const focused = page.locator(':focus');
    for (const {label} of dropdowns[0]?.items ?? []) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveText(label);
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, services, false);
    await expect(opener(page, services)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, services, true);
    const labels = dropdowns[0]?.items.map(({label}) => label) ?? [];
    for (const [key, label] of [
      ['ArrowDown', labels[0]],
      ['End', labels.at(-1)],
      ['ArrowUp', labels.at(-2)],
      ['Home', labels[0]],
      ['ArrowUp', services],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveText(label ?? '');
    }
    await opener(page, solutions).focus();
    await expectOpen(page, services, false);
  });

  test('opens by click only, and closes on a click outside and when another opens', async ({
    page,
  }) => {
    await open(page, '/');
    await opener(page, services).hover();
    await expectOpen(page, services, false);
    await openMenu(page, services);
    await openMenu(page, solutions);
    await expectOpen(page, services, false);
    await page.mouse.click(3, tablet.height - 20); // where nothing can be activated
    await expectOpen(page, solutions, false);
    await openMenu(page, services);
    await resize(page, phone.width);
    await resize(page, tablet.width);
    await expectOpen(page, services, false);
  });
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
    await navLink(page, 'Drive with us').click();
    await expect(page).toHaveURL('/drive');
    await expect(heading(page)).not.toHaveText(home);
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await expect(navLink(page, 'Drive with us')).toHaveAttribute('aria-current', 'page');
    await navLink(page, 'Drive with us').click(); // the same page again
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await page.goBack();
    await expect(heading(page)).toHaveText(home);
    await expectOpen(page, name, false);
  });
}

test.describe('the menu of a phone', () => {
  test.use({viewport: phone});

  test('has all links, keeps the focus inside, and gives it back', async ({page}) => {
    await open(page, '/');
    await expect(navLinks(page)).toHaveCount(0);
    await opener(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Menu', true);
    await expectLinks(navLinks(page), [...mainLinks, ...furtherLinks, ...languageLinks]);
    // The search has a field and a button
    const stops = [...mainLinks, ...furtherLinks, searchLink, searchLink, app, ...languageLinks];
    const names = stops.map(({label}) => label);
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
  });

  test('shows each link when focused, in a window at 400 % (1.4.10, 2.4.11)', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, '/');
    await scrollTo(page, 3000); // with the phone bar
    await openMenu(page);
    await expect.poll(() => tooWide(page)).toEqual([]);
    for (const link of await navLinks(page).all()) {
      await link.focus();
      await expect(link).toBeInViewport({ratio: 1});
      await link.click({trial: true}); // fails when something covers it
    }
  });

  test('keeps the page in its place until it closes, by a click beside it or in a wide window', async ({
    page,
  }) => {
    await page.setViewportSize({...phone, height: 1400}); // higher than the menu
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
    await resize(page, desktop.width);
    await resize(page, phone.width);
    await expectOpen(page, 'Menu', false);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test('is closed on the way back from another site', async ({page}) => {
    await open(page, '/');
    await openMenu(page);
    // Browsers keep the page as it was left. Playwright turns that off
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
    );
    await expectOpen(page, 'Menu', false);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test('leads the focus to the place that it links to', async ({page}) => {
    await open(page, '/');
    await openMenu(page);
    await header(page).getByRole('link', {name: app.label, exact: true}).click();
    await expect(page).toHaveURL(app.to);
    await expectOpen(page, 'Menu', false);
    await expect(page.locator('#download')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#download').locator(':focus')).toHaveCount(1);
  });
});
