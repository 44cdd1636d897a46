import {expect, test, type Locator, type Page} from 'playwright/test';

import {
  groupedLinks,
  headerActions,
  isGroup,
  mainLinks,
  type NavLink,
} from '../../src/company/navigation';
import {
  holdScripts,
  hydrated,
  open,
  phone,
  resize,
  scrolled,
  scrollTo,
  tablet,
} from '../support/page';

const header = (page: Page) => page.getByRole('banner');
/** The visible links of the header's navigation. */
const links = (page: Page) => header(page).getByRole('navigation').getByRole('link');
const link = (page: Page, name: string) =>
  links(page).and(page.getByRole('link', {name, exact: true}));
/** The visible buttons that open a menu, before and after hydration. */
const openers = (page: Page) => header(page).locator('button, summary').filter({visible: true});
const opener = (page: Page, name: string) => header(page).getByRole('button', {name, exact: true});
const expectOpen = (page: Page, name: string, expanded: boolean) =>
  expect(opener(page, name)).toHaveAttribute('aria-expanded', String(expanded));

const [services, solutions] = groupedLinks.filter(isGroup);
if (!services || !solutions) throw new Error('The header has no groups. Also change this spec.');
const wide = {width: 1280, height: 800};

async function expectLinks(locator: Locator, expected: readonly NavLink[]): Promise<void> {
  const found = await locator.evaluateAll((elements) =>
    elements.map((element) => [element.textContent.trim(), element.getAttribute('href')]),
  );
  const pages = found.filter(([, to]) => !to?.includes('#')); // without the call to action
  expect(pages).toEqual(expected.map(({label, to}) => [label, to]));
}

async function expectOneRow(locator: Locator): Promise<void> {
  const middles = await locator.evaluateAll((elements) =>
    elements.map((element) => {
      const {top, height} = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
}

async function expectActions(page: Page): Promise<void> {
  for (const {label, to} of Object.values(headerActions)) {
    await expect(header(page).getByRole('link', {name: label})).toHaveAttribute('href', to);
  }
}

/** Clicks where nothing can be activated. */
const clickOutside = (page: Page) => page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 20);

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('wide windows show all links in one row, and mark the current page', async ({page}) => {
  for (const width of [1200, 1920]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/ride');
    await expectLinks(links(page), mainLinks);
    await expectOneRow(links(page));
    await expect(openers(page)).toHaveCount(0);
    await expectActions(page);
  }
  const current = links(page).and(page.locator('[aria-current="page"]'));
  await expect(current).toHaveAttribute('href', '/ride');
  await link(page, 'Drive with us').click();
  await expect(page).toHaveURL('/drive');
  await expect(current).toHaveAttribute('href', '/drive');
});

test('medium windows group the links in dropdowns', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, '/');
  const single = groupedLinks.filter((entry): entry is NavLink => !isGroup(entry));
  for (const width of [768, 1199]) {
    await resize(page, width);
    await expect(links(page)).toHaveText(single.map(({label}) => label));
    await expect(openers(page)).toHaveText([services.label, solutions.label]);
    await expectOneRow(openers(page).or(links(page)));
  }
  for (const {label, items} of [services, solutions]) {
    await opener(page, label).click();
    const menu = opener(page, label).locator('..').getByRole('link');
    await expectLinks(menu, items);
    for (const entry of await menu.all()) await expect(entry).toBeInViewport({ratio: 1});
  }
  await expectActions(page);
});

test.describe('a dropdown', () => {
  test.use({viewport: tablet});

  test('works with the keyboard', async ({page}) => {
    await open(page, '/');
    await opener(page, services.label).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectOpen(page, services.label, true);
      await page.keyboard.press(key);
      await expectOpen(page, services.label, false);
    }
    await page.keyboard.press('Enter');
    const stops = opener(page, services.label).locator('..').getByRole('link');
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', -1],
      ['ArrowDown', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stops.nth(index)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(opener(page, services.label)).toBeFocused();
    for (const {label} of services.items) {
      await page.keyboard.press('Tab');
      await expect(link(page, label)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, services.label, false);
    await expect(opener(page, services.label)).toBeFocused();

    await page.keyboard.press('Enter');
    for (let stop = 0; stop <= services.items.length; stop += 1) await page.keyboard.press('Tab');
    await expect(opener(page, solutions.label)).toBeFocused();
    await expectOpen(page, services.label, false);
  });

  test('closes on a click outside, when another opens, on a link and on going back', async ({
    page,
  }) => {
    await open(page, '/');
    await opener(page, services.label).hover();
    await expectOpen(page, services.label, false); // hovering alone opens nothing
    await opener(page, services.label).click();
    await page.mouse.move(500, 600);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0); // the page stays scrollable
    await expectOpen(page, services.label, true);
    await opener(page, solutions.label).click();
    await expectOpen(page, services.label, false);
    await clickOutside(page);
    await expectOpen(page, solutions.label, false);

    await opener(page, services.label).click();
    await link(page, 'Drive with us').click();
    await expect(page).toHaveURL('/drive');
    await expectOpen(page, services.label, false);
    await opener(page, services.label).click();
    await link(page, 'Drive with us').click(); // the current page
    await expectOpen(page, services.label, false);
    await opener(page, services.label).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectOpen(page, services.label, false);
    await opener(page, services.label).click();
    await resize(page, phone.width);
    await resize(page, tablet.width);
    await expectOpen(page, services.label, false);
  });
});

test.describe('the small menu', () => {
  test.use({viewport: phone});

  test('has all links, keeps the focus inside, and gives it back', async ({page}) => {
    await open(page, '/');
    await expect(links(page)).toHaveCount(0);
    await opener(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await expectLinks(links(page), mainLinks);
    await expectActions(page);
    for (const entry of await links(page).all()) await expect(entry).toBeInViewport({ratio: 1});
    const {label: last} = headerActions.app;
    const names = [...mainLinks.map(({label}) => label), last, 'Menu'];
    const focused = page.locator(':focus');
    for (const name of [...names, names[0] ?? '']) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    for (const name of ['Menu', last]) {
      await page.keyboard.press('Shift+Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    await page.mouse.click(6, 300); // on the menu's own background
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Menu')).toBeFocused();
    await expectOpen(page, 'Menu', true);
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Menu', false);
    await expect(opener(page, 'Menu')).toBeFocused();
    await opener(page, 'Menu').click();
    await clickOutside(page);
    await expectOpen(page, 'Menu', false);
  });

  test('locks the page behind it, and frees it when closed or resized', async ({page}) => {
    await open(page, '/');
    const focusable = page.locator('main a').first();
    const isReachable = () =>
      focusable.evaluate((element: HTMLElement) => {
        element.focus({preventScroll: true});
        return document.activeElement === element;
      });
    const wheel = async () => {
      const before = await scrolled(page);
      await page.mouse.move(200, 820);
      await page.mouse.wheel(0, 200);
      await page.keyboard.press('PageDown');
      return () => scrolled(page).then((now) => now - before);
    };
    await opener(page, 'Menu').click();
    expect(await isReachable()).toBe(false);
    const locked = await wheel();
    await page.keyboard.press('Escape');
    expect(await locked()).toBe(0);
    expect(await isReachable()).toBe(true);
    await expect.poll(await wheel()).toBeGreaterThan(100);

    await opener(page, 'Menu').click();
    await resize(page, wide.width);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await resize(page, phone.width);
    await expectOpen(page, 'Menu', false);
  });

  test('closes on a link to a page, to a place, and on going back', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Menu').click();
    await header(page).getByRole('link', {name: headerActions.app.label}).click();
    await expect(page).toHaveURL(headerActions.app.to);
    await expectOpen(page, 'Menu', false);
    await expect(page.locator('#download')).toBeInViewport();
    await page.keyboard.press('Tab'); // the focus continues from there
    await expect(page.locator('#download').locator(':focus')).toHaveCount(1);
    await opener(page, 'Menu').click();
    await link(page, 'Evo Commercial').click();
    await expect(page).toHaveURL('/commercial');
    await expectOpen(page, 'Menu', false);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await opener(page, 'Menu').click();
    await page.goBack();
    await expect(page).toHaveURL(headerActions.app.to);
    await expectOpen(page, 'Menu', false);
  });
});

for (const [name, viewport] of [
  [services.label, tablet],
  ['Menu', phone],
] as const) {
  test(`${name} stays open and focused when React hydrates it`, async ({page}) => {
    await page.setViewportSize(viewport);
    const release = await holdScripts(page);
    await page.goto('/', {waitUntil: 'commit'});
    await header(page).locator('summary').filter({visible: true}).first().click();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const target = await focused.getAttribute('href');
    expect(target).not.toBeNull();
    release();
    await hydrated(page);
    await expectOpen(page, name, true);
    await expect(focused).toHaveAttribute('href', target ?? '');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {width} of [wide, tablet, phone]) {
    test(`at ${width} px the menus open and their links work`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/');
      for (const each of await openers(page).all()) await each.click();
      await link(page, 'Evo Taxi Charge').click();
      await expect(page).toHaveURL('/charge');
    });
  }
});

test('the header sticks to the top, and covers no link target', async ({page}) => {
  for (const address of ['/business#faq-payments', '/ride#shillong', '/#download']) {
    await open(page, address);
    const place = await page.locator(address.replace(/^[^#]*/, '')).boundingBox();
    const bar = await header(page).boundingBox();
    expect(Math.abs(bar?.y ?? Infinity)).toBeLessThanOrEqual(1);
    expect(place?.y ?? 0, address).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  }
  await scrollTo(page, 600);
  expect(Math.abs((await header(page).boundingBox())?.y ?? Infinity)).toBeLessThanOrEqual(1);
});
