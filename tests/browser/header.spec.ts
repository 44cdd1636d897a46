import {expect, test, type Locator} from 'playwright/test';

import {groupedLinks, isGroup, mainLinks, type NavLink} from '../../src/company/navigation';
import {
  expectActions,
  expectLinks,
  expectOpen,
  header,
  link,
  links,
  opener,
  openers,
  services,
  solutions,
} from '../support/header';
import {
  desktop,
  holdScripts,
  hydrated,
  open,
  phone,
  resize,
  scrollTo,
  tablet,
} from '../support/page';

async function expectOneRow(locator: Locator): Promise<void> {
  const middles = await locator.evaluateAll((elements) =>
    elements.map((element) => {
      const {top, height} = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('wide windows show all links in one row, and mark the current page', async ({page}) => {
  await open(page, '/ride');
  for (const width of [1280, 1920]) {
    await resize(page, width);
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
  for (const width of [768, 1279]) {
    await resize(page, width);
    await expect(links(page)).toHaveText(single.map(({label}) => label));
    await expect(openers(page)).toHaveText([services.label, solutions.label]);
    await expectOneRow(openers(page).or(links(page)));
  }
  for (const {label, items} of [services, solutions]) {
    await opener(page, label).click();
    const menu = opener(page, label).locator('..').getByRole('link');
    await expectLinks(menu, items);
    for (const entry of await menu.filter({visible: true}).all())
      await expect(entry).toBeInViewport({ratio: 1});
  }
  await expectActions(page);
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

  for (const {width} of [desktop, tablet, phone]) {
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
