import {expect, test, type Locator, type Page} from 'playwright/test';

import * as navigation from '../../src/company/navigation';
import {heading, open, painted, resize, scrolled, scrollTo, sticksOut} from '../support/page';
import {desktop, phone, tablet} from '../support/viewports';

const {furtherLinks, groupedLinks, isGroup, languageLinks, mainLinks, searchLink} = navigation;
const {app, book} = navigation.headerActions;
const groups = groupedLinks.filter(isGroup);
const singleLinks = groupedLinks.filter((entry) => 'to' in entry);
const [services = '', solutions = ''] = groups.map(({label}) => label);

const header = (page: Page) => page.getByRole('banner');
/** The visible links of the navigation. */
const links = (page: Page) => header(page).getByRole('navigation').getByRole('link');
const link = (page: Page, name: string) =>
  links(page).and(page.getByRole('link', {name, exact: true}));
/** The visible buttons that open a menu, before and after hydration. */
const openers = (page: Page) => header(page).locator('button, summary').filter({visible: true});
const opener = (page: Page, name: string) => header(page).getByRole('button', {name, exact: true});
const expectOpen = (page: Page, name: string, expanded: boolean) =>
  expect(opener(page, name)).toHaveAttribute('aria-expanded', String(expanded));

/** Expects these links and no others, in order, without the calls to action. */
async function expectLinks(locator: Locator, expected: readonly navigation.NavLink[]) {
  const found = await locator.evaluateAll((elements) =>
    elements.map((element) => [element.textContent.trim(), element.getAttribute('href')]),
  );
  const pages = found.filter(([, to]) => !to?.includes('#'));
  expect(pages).toEqual(expected.map(({label, to}) => [label, to]));
}

async function openMenu(page: Page, name = 'Menu'): Promise<void> {
  await opener(page, name).click();
  await expectOpen(page, name, true);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [width, single, menus] of [
  [1280, mainLinks, []],
  [1279, singleLinks, groups],
  [768, singleLinks, groups],
] as const) {
  test(`at ${width} px links, menus and actions are in one row`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await expectLinks(links(page), single);
    await expect(openers(page)).toHaveText(menus.map(({label}) => label));
    const middles = await openers(page)
      .or(links(page))
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({top, bottom}) => (top + bottom) / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const {label, items} of menus) {
      await openMenu(page, label);
      const entries = opener(page, label).locator('..').getByRole('link');
      await expectLinks(entries, items);
      for (const entry of await entries.filter({visible: true}).all())
        await expect(entry).toBeInViewport({ratio: 1});
    }
    for (const {to} of [app, book, searchLink]) {
      const action = header(page).locator(`a[href="${to}"]`).filter({visible: true});
      await expect(action).not.toHaveCount(0);
    }
  });
}

test('the header sticks to the top, and covers no link target', async ({page}) => {
  for (const address of ['/business#faq-payments', '/ride#shillong', '/#download']) {
    await open(page, address);
    const place = await page.locator(address.replace(/^[^#]*/, '')).boundingBox();
    const bar = await header(page).boundingBox();
    expect(Math.abs(bar?.y ?? Infinity), address).toBeLessThanOrEqual(1);
    expect(place?.y ?? 0, address).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('the menu opens and its links work', async ({page}) => {
    await page.goto('/');
    await openers(page).click();
    await link(page, 'Evo Taxi Charge').click();
    await expect(page).toHaveURL('/charge');
  });
});

test.describe('a dropdown', () => {
  test.use({viewport: tablet});

  test('works with the keyboard', async ({page}) => {
    await open(page, '/');
    await opener(page, services).focus();
    await page.keyboard.press('Enter');
    const entries = opener(page, services).locator('..').getByRole('link');
    for (const entry of await entries.all()) {
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, services, false);
    await expect(opener(page, services)).toBeFocused();
    await page.keyboard.press('Space');
    await entries.last().focus();
    await page.keyboard.press('Tab');
    await expect(opener(page, solutions)).toBeFocused();
    await expectOpen(page, services, false);
  });

  test('closes on a click outside, when another opens, and in a narrow window', async ({page}) => {
    await open(page, '/');
    await opener(page, services).hover();
    await expectOpen(page, services, false); // hovering alone opens nothing
    await openMenu(page, services);
    await page.mouse.move(500, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0); // the page stays scrollable
    await expectOpen(page, services, true);
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
  test(`${name} closes on a link to a page or a place, and on going back`, async ({page}) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const home = (await heading(page).textContent()) ?? '';
    await openMenu(page, name);
    await link(page, 'Drive with us').click();
    await expect(page).toHaveURL('/drive');
    await expect(heading(page)).not.toHaveText(home); // the URL changes first
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await expect(link(page, 'Drive with us')).toHaveAttribute('aria-current', 'page');
    await link(page, 'Drive with us').click();
    await expectOpen(page, name, false);
    await openMenu(page, name);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectOpen(page, name, false);
  });
}

test.describe('the small menu', () => {
  test.use({viewport: phone});

  test('has all links, keeps the focus inside, and gives it back', async ({page}) => {
    await open(page, '/');
    await expect(links(page)).toHaveCount(0);
    await opener(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await expectLinks(links(page), [...mainLinks, ...furtherLinks, ...languageLinks]);
    // The search has a field and a button
    const stops = [...mainLinks, ...furtherLinks, searchLink, searchLink, app, ...languageLinks];
    const names = [...stops.map(({label}) => label), 'Menu'];
    const focused = page.locator(':focus');
    for (const name of [...names, ...names.slice(0, 1)]) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('Menu');
    await page.mouse.click(6, 300); // on the menu's own background
    await expectOpen(page, 'Menu', true);
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Menu', false);
    await expect(opener(page, 'Menu')).toBeFocused();
  });

  test('opened by a key, lets Tab reach its links before they are painted', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, '/');
    await opener(page, 'Menu').evaluate((button: HTMLElement) => {
      button.focus();
      button.click(); // as Enter does
      queueMicrotask(() => button.parentElement?.querySelector('a')?.focus()); // React has rendered
    });
    await expect(links(page).first()).toBeFocused();
  });

  test('shows each link when focused, in a window at 400 % (1.4.10, 2.4.11)', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, '/');
    await scrollTo(page, 3000); // with the phone bar
    await openMenu(page);
    expect(await sticksOut(page)).toEqual([]);
    const position = await scrolled(page);
    for (const entry of await links(page).all()) {
      await entry.focus();
      await expect(entry).toBeInViewport({ratio: 1});
      await entry.click({trial: true}); // fails when something covers it
    }
    expect(await scrolled(page)).toBe(position);
  });

  test('covers the page and stops its scrolling until it is closed', async ({page}) => {
    await open(page, '/');
    await openMenu(page);
    await page.mouse.move(200, 820);
    await page.mouse.wheel(0, 200);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await painted(page);
    expect(await scrolled(page)).toBe(0);

    await page.setViewportSize({...phone, height: 1400}); // higher than the menu
    const behind = page.locator('footer a').last();
    await behind.scrollIntoViewIfNeeded();
    const {x = 0, y = 0} = (await behind.boundingBox()) ?? {};
    await openMenu(page);
    await page.mouse.click(x + 2, y + 2);
    await expectOpen(page, 'Menu', false);
    await expect(opener(page, 'Menu')).toBeFocused();
    await expect(page).toHaveURL('/');

    await openMenu(page);
    await behind.focus();
    await expectOpen(page, 'Menu', false);
    await openMenu(page);
    await resize(page, desktop.width);
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await resize(page, phone.width);
    await expectOpen(page, 'Menu', false);
  });
});

test('the focus goes on from the place that the small menu led to', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await openMenu(page);
  await header(page).getByRole('link', {name: app.label}).click();
  await expect(page).toHaveURL(app.to);
  await expectOpen(page, 'Menu', false);
  await expect(page.locator('#download')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#download').locator(':focus')).toHaveCount(1);
});
