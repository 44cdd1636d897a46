import {expect, test, type Locator, type Page} from 'playwright/test';

import {open, painted} from './helpers';

const allLinks = [
  ['Home', '/'],
  ['Ride with us', '/ride'],
  ['Drive with us', '/drive'],
  ['Evo Commercial', '/commercial'],
  ['EVO Business', '/business'],
  ['Evo Taxi Charge', '/charge'],
  ['What we do', '/what-we-do'],
] as const;

const groups = {
  Services: [
    ['Ride with us', '/ride'],
    ['Drive with us', '/drive'],
    ['EVO Business', '/business'],
  ],
  // /evo-business is an old address of /business.
  'Business Solutions': [
    ['EVO Business', '/business'],
    ['Evo Taxi Charge', '/charge'],
  ],
} as const;

type Group = keyof typeof groups;

const header = (page: Page) => page.getByRole('banner');
/** The links of the header's navigation that can be seen now. */
const links = (page: Page) => header(page).getByRole('navigation').getByRole('link');
const link = (page: Page, name: string) =>
  links(page).and(page.getByRole('link', {name, exact: true}));
/** What opens a menu, as far as it can be seen now. */
const openers = (page: Page) => header(page).locator('summary').filter({visible: true});
const opener = (page: Page, group: Group) => openers(page).filter({hasText: group});
const dropdown = (page: Page, group: Group) =>
  header(page)
    .locator('details')
    .filter({has: page.locator('summary', {hasText: group})});

/** Labels and targets, in the page's order. */
async function labelsAndTargets(locator: Locator): Promise<(string | null)[][]> {
  return locator.evaluateAll((elements) =>
    elements.map((element) => [
      element.textContent.replace(/\s+/g, ' ').trim(),
      element.getAttribute('href'),
    ]),
  );
}

const asList = (pairs: readonly (readonly [string, string])[]) => pairs.map((pair) => [...pair]);

async function expectOneRow(locator: Locator): Promise<void> {
  const middles = await locator.evaluateAll((elements) =>
    elements.map((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles), 'difference in height').toBeLessThanOrEqual(
    2,
  );
}

/** A place on the page where nothing can be clicked. */
const clickOutside = (page: Page) => page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 20);

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const width of [1200, 1920]) {
  test.describe(`wide, ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('all seven links stand in one row', async ({page}) => {
      await open(page, '/');
      const targets = (await labelsAndTargets(links(page))).filter(([, to]) => !to?.includes('#'));
      expect(targets).toEqual(asList(allLinks));
      await expectOneRow(links(page));
      await expect(openers(page)).toHaveCount(0);
    });

    test('Download App and Book Now stand beside them', async ({page}) => {
      await open(page, '/about');
      await expect(header(page).getByRole('link', {name: 'Download App'})).toHaveAttribute(
        'href',
        '/#download',
      );
      await expect(header(page).getByRole('link', {name: 'Book Now'})).toHaveAttribute(
        'href',
        '/#book',
      );
    });
  });
}

for (const width of [768, 992, 1199]) {
  test.describe(`medium, ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('the menu is grouped: Home, Services, Business Solutions, What we do', async ({page}) => {
      await open(page, '/');
      await expect(links(page).filter({visible: true})).toHaveText(['Home', 'What we do']);
      await expect(openers(page)).toHaveText(['Services', 'Business Solutions']);
      await expectOneRow(openers(page).or(links(page)));
    });

    for (const [group, entries] of Object.entries(groups) as [Group, (typeof groups)[Group]][]) {
      test(`${group} holds its links`, async ({page}) => {
        await open(page, '/');
        await opener(page, group).click();
        const menu = dropdown(page, group).getByRole('link');
        expect(await labelsAndTargets(menu)).toEqual(asList(entries));
        for (const entry of await menu.all()) await expect(entry).toBeInViewport({ratio: 1});
      });
    }

    // The design leaves Download App out where there is no room for it beside the menu.
    const hasRoom = width >= 992;
    test(`${hasRoom ? 'Download App and Book Now stand' : 'Book Now stands'} beside it`, async ({
      page,
    }) => {
      await open(page, '/about');
      await expect(header(page).getByRole('link', {name: 'Book Now'})).toHaveAttribute(
        'href',
        '/#book',
      );
      if (hasRoom) {
        await expect(header(page).getByRole('link', {name: 'Download App'})).toHaveAttribute(
          'href',
          '/#download',
        );
      }
    });
  });
}

for (const width of [320, 767]) {
  test.describe(`small, ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('one button opens a menu with the same links', async ({page}) => {
      await open(page, '/');
      await expect(links(page)).toHaveCount(0);
      await expect(openers(page)).toHaveCount(1);
      await expect(openers(page)).toHaveAccessibleName(/menu/i);
      await openers(page).click();
      const targets = (await labelsAndTargets(links(page))).filter(([, to]) => !to?.includes('#'));
      expect(targets).toEqual(asList(allLinks));
      for (const entry of await links(page).all()) await expect(entry).toBeInViewport({ratio: 1});
    });

    test('Download App and Book Now can be reached', async ({page}) => {
      await open(page, '/about');
      await openers(page).click();
      await expect(header(page).getByRole('link', {name: 'Download App'})).toHaveAttribute(
        'href',
        '/#download',
      );
      await expect(header(page).getByRole('link', {name: 'Book Now'})).toHaveAttribute(
        'href',
        '/#book',
      );
    });
  });
}

test.describe('the current page', () => {
  for (const [name, address] of [...allLinks, ['About', '/about']] as const) {
    test(`${name} is marked, and no other`, async ({page}) => {
      await open(page, address);
      const marks = await header(page)
        .locator('nav a')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('href'),
            element.getAttribute('aria-current'),
          ]),
        );
      for (const [to, mark] of marks)
        expect(mark, `the link to ${to}`).toBe(to === address ? 'page' : null);
    });
  }

  test('is marked anew on the next page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, '/');
    await link(page, 'Ride with us').click();
    await expect(page).toHaveURL('/ride');
    await expect(link(page, 'Ride with us')).toHaveAttribute('aria-current', 'page');
    await expect(link(page, 'Home')).not.toHaveAttribute('aria-current', 'page');
  });
});

test.describe('a dropdown', () => {
  test.use({viewport: {width: 1024, height: 800}});

  const isOpen = (page: Page, group: Group) =>
    expect(dropdown(page, group)).toHaveAttribute('open');
  const isClosed = (page: Page, group: Group) =>
    expect(dropdown(page, group)).not.toHaveAttribute('open');

  test('opens and closes with the keyboard', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await isOpen(page, 'Services');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Ride with us')).toBeFocused();
    await opener(page, 'Services').focus();
    await page.keyboard.press('Space');
    await isClosed(page, 'Services');
  });

  test('closes on Escape, and the focus goes back to what opened it', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Services').click();
    await isOpen(page, 'Services');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Drive with us')).toBeFocused();
    await page.keyboard.press('Escape');
    await isClosed(page, 'Services');
    await expect(opener(page, 'Services')).toBeFocused();
  });

  test('closes on a click outside', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Business Solutions').click();
    await isOpen(page, 'Business Solutions');
    await clickOutside(page);
    await isClosed(page, 'Business Solutions');
  });

  test('closes when the other one opens', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Services').click();
    await opener(page, 'Business Solutions').click();
    await isOpen(page, 'Business Solutions');
    await isClosed(page, 'Services');
  });

  test('closes on choosing a link', async ({page}) => {
    await open(page, '/');
    await opener(page, 'Services').click();
    await link(page, 'Drive with us').click();
    await expect(page).toHaveURL('/drive');
    await isClosed(page, 'Services');
  });

  test('closes on choosing the page that is open already', async ({page}) => {
    await open(page, '/drive');
    await opener(page, 'Services').click();
    await link(page, 'Drive with us').click();
    await isClosed(page, 'Services');
  });

  test('closes when the visitor goes back', async ({page}) => {
    await open(page, '/');
    await link(page, 'What we do').click();
    await expect(page).toHaveURL('/what-we-do');
    await opener(page, 'Services').click();
    await isOpen(page, 'Services');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await isClosed(page, 'Services');
  });
});

test.describe('the small menu', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('closes on Escape, and the focus goes back to its button', async ({page}) => {
    await open(page, '/');
    await openers(page).click();
    await expect(link(page, 'Home')).toBeVisible();
    await link(page, 'Home').focus();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(openers(page)).toBeFocused();
  });

  test('closes on choosing a link', async ({page}) => {
    await open(page, '/');
    await openers(page).click();
    await link(page, 'Evo Commercial').click();
    await expect(page).toHaveURL('/commercial');
    await expect(links(page)).toHaveCount(0);
  });

  test('closes on choosing the page that is open already', async ({page}) => {
    await open(page, '/');
    await openers(page).click();
    await link(page, 'Home').click();
    await expect(links(page)).toHaveCount(0);
  });

  test('closes on choosing a place of the page that is open', async ({page}) => {
    await open(page, '/');
    await openers(page).click();
    await header(page).getByRole('link', {name: 'Download App'}).click();
    await expect(page).toHaveURL('/#download');
    await expect(links(page)).toHaveCount(0);
    await expect(page.locator('#download')).toBeInViewport();
  });

  test('closes when the visitor goes back', async ({page}) => {
    await open(page, '/');
    await openers(page).click();
    await link(page, 'Drive with us').click();
    await expect(page).toHaveURL('/drive');
    await openers(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(links(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('wide: the links lead on', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/');
    expect((await labelsAndTargets(links(page))).filter(([, to]) => !to?.includes('#'))).toEqual(
      asList(allLinks),
    );
    await link(page, 'Evo Taxi Charge').click();
    await expect(page).toHaveURL('/charge');
  });

  test('medium: the dropdowns open, and their links lead on', async ({page}) => {
    await page.setViewportSize({width: 900, height: 800});
    await page.goto('/');
    await opener(page, 'Services').click();
    await expect(link(page, 'Ride with us')).toBeVisible();
    await opener(page, 'Business Solutions').click();
    await link(page, 'Evo Taxi Charge').click();
    await expect(page).toHaveURL('/charge');
  });

  test('small: the menu opens, and its links lead on', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/');
    await openers(page).click();
    await link(page, 'What we do').click();
    await expect(page).toHaveURL('/what-we-do');
  });
});

test.describe('the sticky header', () => {
  for (const width of [390, 1280]) {
    test(`stays at the top while the page scrolls, at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await painted(page);
      expect(Math.abs((await header(page).boundingBox())?.y ?? Infinity)).toBeLessThanOrEqual(1);
    });

    for (const address of ['/', '/business']) {
      test(`never covers what has the focus on ${address}, at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, address);
        const stops = await tabThrough(page, 'Tab');
        expect(stops, 'places to stop at').toBeGreaterThan(10);
        // Backwards, browsers bring what is focused to the upper edge, where the header is.
        await tabThrough(page, 'Shift+Tab', stops);
      });
    }
  }

  test('does not cover the place that an address names', async ({page}) => {
    for (const address of ['/business#faq-payments', '/ride#shillong', '/#download']) {
      await open(page, address);
      const place = await page.locator(address.replace(/^[^#]*/, '')).boundingBox();
      const bar = await header(page).boundingBox();
      expect(place?.y ?? 0, address).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    }
  });
});

/** Presses Tab until the page ends (or so many times), and looks after each press whether the focus can be seen. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', presses = 300): Promise<number> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const {covered, atEnd} = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('header');
      if (!focused || focused === document.body) return {covered: '', atEnd: true};
      if (!bar || bar.contains(focused)) return {covered: '', atEnd: false};
      const {left, right, top, bottom} = focused.getBoundingClientRect();
      const points = [
        [left + right, top + bottom].map((sum) => sum / 2),
        [left + 2, top + 2],
        [right - 2, top + 2],
      ];
      const under = points.some(([x = 0, y = 0]) => bar.contains(document.elementFromPoint(x, y)));
      const tooTall = bottom - top > innerHeight - bar.getBoundingClientRect().height;
      return {covered: under && !tooTall ? focused.outerHTML.slice(0, 200) : '', atEnd: false};
    });
    expect(covered, `${key} number ${press + 1}: the header covers it`).toBe('');
    if (atEnd) return press;
  }
  return presses;
}
