import {expect, type Locator, type Page} from 'playwright/test';

import * as navigation from '../../src/company/navigation';
import {withOverflowGroup} from '../../src/theme/Navbar/fit';
import {expectAccessible} from '../support/axe';
import * as support from '../support/header';
import {tooWide} from '../support/layout';
import {heading, open, scrolled, scrollTo, test} from '../support/page';
import {desktop, phone, tablet} from '../support/viewports';

const {expectOpen, header, navLinks, opener, openers, openMenu} = support;
const {furtherLinks, headerActions, headerRow, languageLinks, searchLink} = navigation;
const appLinks = headerActions.app ? [headerActions.app] : [];
const labelsOf = (links: readonly {label: string}[]) => links.map(({label}) => label);
const dropdowns = withOverflowGroup(navigation.headerLinks).filter(navigation.isGroup);
const [services = '', solutions = ''] = labelsOf(dropdowns);

const linkNamed = (page: Page, name: string) =>
  header(page).getByRole('link', {name, exact: true}).filter({visible: true}).first();

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const width of [1280, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('links and menus are in one row', async ({page}) => {
      const boxes = await openers(page)
        .or(navLinks(page))
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const middles = boxes.map(({top, bottom}) => (top + bottom) / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    });

    test('every link and action is in the row or in a menu, in view', async ({page}) => {
      const found: (string | null)[] = [];
      const findLinks = async () => {
        for (const link of await header(page).getByRole('link').all()) {
          await expect(link).toBeInViewport({ratio: 1});
          found.push(await link.getAttribute('href'));
        }
      };
      await findLinks();
      for (const menu of await openers(page).allTextContents()) {
        await openMenu(page, menu);
        await findLinks();
      }
      const expected = [...headerRow, ...appLinks, headerActions.book, searchLink];
      expect(found).toEqual(expect.arrayContaining(expected.map(({to}) => to)));
    });
  });
}

test.describe('a dropdown', () => {
  test.use({viewport: tablet});

  test('opens with Enter, leads through its links, and closes with Escape', async ({page}) => {
    await opener(page, services).press('Enter');
    await expectOpen(page, true, services);
    for (const label of labelsOf(dropdowns[0]?.items ?? [])) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(label);
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, false, services);
    await expect(opener(page, services)).toBeFocused();
  });

  test('closes when the focus leaves', async ({page}) => {
    await opener(page, services).press('Space');
    await expectOpen(page, true, services);
    await opener(page, solutions).focus();
    await expectOpen(page, false, services);
  });

  test('opens by click only, and closes on a click elsewhere', async ({page}) => {
    await opener(page, services).hover();
    await expectOpen(page, false, services);
    await openMenu(page, services);
    await openMenu(page, solutions);
    await expectOpen(page, false, services);
    await page.mouse.click(3, tablet.height - 20); // where nothing can be activated
    await expectOpen(page, false, solutions);
  });
});

for (const {name, menu, viewport} of [
  {name: 'a dropdown', menu: services, viewport: tablet},
  {name: 'the menu of a phone', menu: '', viewport: phone},
]) {
  test(`${name} is accessible, marks the page, and closes on a link and Back`, async ({page}) => {
    const inBoth = dropdowns[0]?.items.find(({isInDropdownOnly}) => !isInDropdownOnly);
    const link = linkNamed(page, inBoth?.label ?? '');
    await page.setViewportSize(viewport);
    const home = (await heading(page).textContent()) ?? '';
    await openMenu(page, menu);
    await expectAccessible(page, 'header');
    await link.click();
    await expect(heading(page)).not.toHaveText(home);
    await expectOpen(page, false, menu);
    await openMenu(page, menu);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.click(); // the same page again
    await expectOpen(page, false, menu);
    await openMenu(page, menu);
    await page.goBack();
    await expect(heading(page)).toHaveText(home);
    await expectOpen(page, false, menu);
  });
}

test('nothing covers a link of the menu in a window of 320 × 256 px (1.4.10)', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256}); // at 400 %
  await open(page, '/contact');
  await scrollTo(page, 3000); // with the phone bar
  await openMenu(page);
  await expect.poll(() => tooWide(page)).toEqual([]);
  for (const link of await navLinks(page).all()) {
    await link.focus();
    await expect(link).toBeInViewport({ratio: 0.9});
    await link.click({trial: true}); // fails when something covers it
  }
});

test.describe('the menu of a phone', () => {
  const tallPhone = {...phone, height: 1400}; // higher than the menu
  test.use({viewport: tallPhone});
  let focused: Locator;

  test.beforeEach(async ({page}) => {
    focused = page.locator(':focus');
    await expect(navLinks(page)).toHaveCount(0);
    await opener(page).press('Enter');
    await expectOpen(page, true);
  });

  test('has all links, and keeps the focus inside', async ({page}) => {
    // The search has a field and a button
    const search = [searchLink, searchLink];
    const links = [...headerRow, ...furtherLinks, ...search, ...appLinks, ...languageLinks];
    const [first = '', ...others] = labelsOf(links);
    for (const name of [first, ...others, 'Menu', first]) {
      await page.keyboard.press('Tab');
      await expect(focused).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName('Menu');
  });

  test('gives the focus back on Escape', async ({page}) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(opener(page)).toBeFocused();
  });

  test('leads the focus to the target of a link on the page', async ({page}) => {
    const {label, to} = headerActions.app ?? headerActions.book;
    await linkNamed(page, label).click();
    await expect(page).toHaveURL(to);
    await expectOpen(page, false);
    const target = page.locator(to.slice(1));
    await expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(target.locator(':focus')).toHaveCount(1);
  });

  test('locks the page, and closes on a click below it', async ({page}) => {
    const below = {x: 6, y: tallPhone.height - 10};
    await page.mouse.move(below.x, below.y);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.mouse.click(below.x, below.y);
    await expectOpen(page, false);
    await expect(opener(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test('closes in a wide window', async ({page}) => {
    await page.setViewportSize(desktop);
    await page.setViewportSize(tallPhone);
    await expectOpen(page, false);
  });

  test('closes when the page comes back from another site', async ({page}) => {
    // Browsers keep the page as it was left. Playwright turns that off
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
    );
    await expectOpen(page, false);
  });
});
