import {expect, test} from 'playwright/test';

import {
  furtherLinks,
  headerActions,
  languageLinks,
  mainLinks,
  searchLink,
} from '../../src/company/navigation';
import {
  clickOutside,
  expectActions,
  expectLinks,
  expectOpen,
  header,
  link,
  links,
  opener,
  services,
  solutions,
} from '../support/header';
import {desktop, heading, open, phone, resize, scrolled, tablet} from '../support/page';

test.use({contextOptions: {reducedMotion: 'reduce'}});

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
    await page.keyboard.press('ArrowDown');
    await expect(stops.first()).toBeFocused();
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
    await expect(heading(page)).toContainText(/drive electric/i); // the URL changes first
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
    await expectLinks(links(page), [...mainLinks, ...furtherLinks, ...languageLinks]);
    await expectActions(page);
    for (const entry of await links(page).all()) await expect(entry).toBeInViewport({ratio: 1});
    const names = [
      ...mainLinks,
      ...furtherLinks,
      searchLink, // the field
      searchLink, // its button
      headerActions.app,
      ...languageLinks,
      {label: 'Menu'},
    ].map(({label}) => label);
    const last = languageLinks.at(-1)?.label ?? '';
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

  test('covers the page and stops its scrolling until it is closed', async ({page}) => {
    await open(page, '/');
    const wheel = async () => {
      const before = await scrolled(page);
      await page.mouse.move(200, 820);
      await page.mouse.wheel(0, 200);
      await page.keyboard.press('PageDown');
      return () => scrolled(page).then((now) => now - before);
    };
    await opener(page, 'Menu').click();
    const locked = await wheel();
    await page.keyboard.press('Escape');
    expect(await locked()).toBe(0);
    await expect.poll(await wheel()).toBeGreaterThan(100);

    await page.setViewportSize({...phone, height: 1400}); // higher than the menu
    const behind = page.locator('footer a').last();
    await behind.scrollIntoViewIfNeeded();
    const {x = 0, y = 0} = (await behind.boundingBox()) ?? {};
    await opener(page, 'Menu').click();
    await page.mouse.click(x + 2, y + 2);
    await expectOpen(page, 'Menu', false);
    await expect(opener(page, 'Menu')).toBeFocused();
    await expect(page).toHaveURL('/');

    await opener(page, 'Menu').click();
    await behind.focus();
    await expectOpen(page, 'Menu', false);

    await opener(page, 'Menu').click();
    await resize(page, desktop.width);
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
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
    await opener(page, 'Menu').click();
    await page.goBack();
    await expect(page).toHaveURL(headerActions.app.to);
    await expectOpen(page, 'Menu', false);
  });
});
