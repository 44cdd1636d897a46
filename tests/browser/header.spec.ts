import {expect, test, type Locator, type Page} from 'playwright/test';

import {holdScripts, inContext, open, painted, resize, sticksOut} from './helpers';

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
/** What opens a menu, as far as it can be seen now: buttons, or what was served instead of them. */
const openers = (page: Page) => header(page).locator('button, summary').filter({visible: true});
const opener = (page: Page, group: Group) => openers(page).filter({hasText: group});
const dropdown = (page: Page, group: Group) => opener(page, group).locator('..');

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
    expect(opener(page, group)).toHaveAttribute('aria-expanded', 'true');
  const isClosed = (page: Page, group: Group) =>
    expect(opener(page, group)).toHaveAttribute('aria-expanded', 'false');

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

  test('closes when the visitor goes back on the same page', async ({page}) => {
    await open(page, '/');
    await header(page).getByRole('link', {name: 'Book Now'}).click();
    await expect(page).toHaveURL('/#book');
    await openers(page).click();
    await expect(link(page, 'Home')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(links(page)).toHaveCount(0);
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

test.describe('the menus, by the disclosure navigation of the authoring practices and WCAG 2.2', () => {
  /** Each opener of the header, and a width at which it is there. */
  const menus = [
    ['Services', 1024],
    ['Business Solutions', 1024],
    ['Menu', 390],
  ] as const;
  const menuButton = (page: Page, name: string, expanded?: boolean) =>
    header(page).getByRole('button', {
      name,
      exact: true,
      ...(expanded !== undefined && {expanded}),
    });

  for (const [name, width] of menus) {
    test.describe(name, () => {
      test.use({viewport: {width, height: 844}});

      test('its button says whether it is open, and what it opens (4.1.2)', async ({page}) => {
        await open(page, '/');
        const panel = page.locator(
          `[id="${await menuButton(page, name, false).getAttribute('aria-controls')}"]`,
        );
        await expect(panel).toBeHidden();
        await menuButton(page, name).click();
        await expect(menuButton(page, name, true)).toBeVisible();
        await expect(panel).toBeVisible();
        await menuButton(page, name).click();
        await expect(menuButton(page, name, false)).toBeVisible();
        await expect(panel).toBeHidden();
      });

      test('Enter and Space open and close it (2.1.1)', async ({page}) => {
        await open(page, '/');
        await menuButton(page, name).focus();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expect(menuButton(page, name, true)).toBeFocused();
          await page.keyboard.press(key);
          await expect(menuButton(page, name, false)).toBeFocused();
        }
      });

      test('pointing at it opens nothing: nothing appears that could not be dismissed (1.4.13)', async ({
        page,
      }) => {
        await open(page, '/');
        const before = await links(page).filter({visible: true}).count();
        await menuButton(page, name).hover();
        await painted(page);
        await expect(menuButton(page, name, false)).toBeVisible();
        await expect(links(page).filter({visible: true})).toHaveCount(before);
      });

      test('it stays open while the pointer is elsewhere (1.4.13)', async ({page}) => {
        await open(page, '/');
        await menuButton(page, name).click();
        await page.mouse.move(3, 800);
        await painted(page);
        await expect(menuButton(page, name, true)).toBeVisible();
      });

      test('the arrow keys, Home and End move in it', async ({page}) => {
        await open(page, '/');
        await menuButton(page, name).focus();
        await page.keyboard.press('ArrowDown');
        await expect(menuButton(page, name, false)).toBeFocused();
        await page.keyboard.press('Enter');
        const stops = menuButton(page, name).locator('..').getByRole('link');
        const last = (await stops.count()) - 1;
        await page.keyboard.press('ArrowDown');
        await expect(stops.first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(stops.nth(1)).toBeFocused();
        await page.keyboard.press('End');
        await expect(stops.nth(last)).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(stops.nth(last)).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(stops.nth(last - 1)).toBeFocused();
        await page.keyboard.press('Home');
        await expect(stops.first()).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(menuButton(page, name, true)).toBeFocused();
      });

      test('Escape on its button closes it, and the focus stays there', async ({page}) => {
        await open(page, '/');
        await menuButton(page, name).click();
        await page.keyboard.press('Escape');
        await expect(menuButton(page, name, false)).toBeFocused();
      });

      test('every place in it shows the focus (2.4.7)', async ({page}) => {
        await open(page, '/');
        await menuButton(page, name).focus();
        await page.keyboard.press('Enter');
        const stops = await menuButton(page, name).locator('..').getByRole('link').count();
        for (let press = 0; press <= stops; press += 1) {
          expect(await focusRing(page)).toEqual({wide: true, whole: true, name: expect.anything()});
          await page.keyboard.press('Tab');
        }
      });

      test('everything in it is at least 24 by 24 pixels, and its own height apart (2.5.8)', async ({
        page,
      }) => {
        await open(page, '/');
        await menuButton(page, name).click();
        const targets = header(page).locator('a, button').filter({visible: true});
        expect(await targets.count()).toBeGreaterThan(4);
        for (const target of await targets.all()) {
          const {width: wide = 0, height = 0} = (await target.boundingBox()) ?? {};
          const what = (await target.textContent()) ?? '';
          expect(wide, what).toBeGreaterThanOrEqual(24);
          expect(height, what).toBeGreaterThanOrEqual(24);
        }
      });

      for (const address of ['/', '/news']) {
        test(`on ${address} opening and closing it moves nothing, beside a scrollbar or without one`, async ({
          browser,
          playwright,
        }, {project}) => {
          const withScrollbars = await playwright.chromium.launch({
            ...project.use.launchOptions,
            ignoreDefaultArgs: ['--hide-scrollbars'],
          });
          for (const each of [browser, withScrollbars]) {
            await inContext(each, {viewport: {width, height: 844}}, async (page) => {
              await open(page, address);
              await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
              const before = await places(page);
              expect(before.scrollbar).toBe(each === browser ? 0 : 15);
              await menuButton(page, name).click();
              await painted(page);
              expect({...(await places(page)), scrollbar: before.scrollbar}).toEqual(before);
              await page.keyboard.press('Escape');
              await painted(page);
              expect(await places(page)).toEqual(before);
            });
          }
          await withScrollbars.close();
        });
      }

      test('what is opened or focused before React runs stays so', async ({page}) => {
        const release = await holdScripts(page);
        await page.goto('/', {waitUntil: 'commit'});
        const served = header(page).locator('summary').filter({visible: true});
        await (name === 'Menu' ? served : served.filter({hasText: name})).click();
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.textContent);
        expect(focused).toMatch(/^(Home|Ride with us|EVO Business)$/);

        release();
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        await expect(menuButton(page, name, true)).toBeVisible();
        await expect(page.locator(':focus')).toHaveText(focused ?? '');
      });
    });
  }

  test.describe('a dropdown', () => {
    test.use({viewport: {width: 1024, height: 800}});

    test('Tab goes through its links in their order and on to what stands after it, which closes it (2.4.3)', async ({
      page,
    }) => {
      await open(page, '/');
      await menuButton(page, 'Services').focus();
      await page.keyboard.press('Enter');
      for (const [entry] of groups.Services) {
        await page.keyboard.press('Tab');
        await expect(link(page, entry)).toBeFocused();
        await expect(menuButton(page, 'Services', true)).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expect(menuButton(page, 'Business Solutions')).toBeFocused();
      await expect(menuButton(page, 'Services', false)).toBeVisible();
    });

    test('leaves the page reachable and scrollable', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Services').click();
      await page.mouse.move(500, 600);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });

    test('closes when the window becomes so narrow that it is gone', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Services').click();
      await resize(page, 390);
      await resize(page, 1024);
      await expect(menuButton(page, 'Services', false)).toBeVisible();
    });
  });

  test.describe('the small menu', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('keeps the focus: Tab and Shift+Tab go round in it, with its button (2.4.3)', async ({
      page,
    }) => {
      await open(page, '/');
      await menuButton(page, 'Menu').focus();
      await page.keyboard.press('Enter');
      const names = [...allLinks.map(([entry]) => entry), 'Download App', 'Menu'];
      for (const name of [...names, ...names]) {
        await page.keyboard.press('Tab');
        expect(await focusedName(page)).toBe(name);
      }
      for (const name of [...names.slice(0, -1).reverse(), 'Menu', 'Download App']) {
        await page.keyboard.press('Shift+Tab');
        expect(await focusedName(page)).toBe(name);
      }
    });

    test('brings the focus back when it was lost by a click on the menu’s ground', async ({
      page,
    }) => {
      await open(page, '/');
      await menuButton(page, 'Menu').click();
      await page.mouse.click(6, 300);
      await expect(menuButton(page, 'Menu', true)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menuButton(page, 'Menu', true)).toBeFocused();
    });

    test('nothing behind it takes the focus, and it all does again afterwards', async ({page}) => {
      await open(page, '/');
      const behind = 'main a, main button, footer a, footer button, aside a, .skip';
      const takers = () =>
        page.locator(behind).evaluateAll(
          (elements) =>
            elements.filter((element) => {
              (element as HTMLElement).focus({preventScroll: true});
              return document.activeElement === element;
            }).length,
        );
      const usual = await takers();
      expect(usual).toBeGreaterThan(20);
      await menuButton(page, 'Menu').click();
      expect(await takers()).toBe(0);
      await expect(menuButton(page, 'Menu', true)).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await takers()).toBe(usual);
    });

    test('the page behind it does not scroll, by wheel, finger or key, and does again afterwards', async ({
      browser,
    }) => {
      await inContext(
        browser,
        {viewport: {width: 390, height: 844}, hasTouch: true, reducedMotion: 'reduce'},
        async (page) => {
          await open(page, '/');
          const scroll = async () => {
            const from = await page.evaluate(() => window.scrollY);
            for (const y of [300, 800]) {
              await page.mouse.move(200, y); // over the menu, and over the page beside it
              await page.mouse.wheel(0, 200);
              await swipe(page, 200, y);
            }
            for (const key of ['PageDown', 'Space']) await page.keyboard.press(key);
            await painted(page);
            return (await page.evaluate(() => window.scrollY)) - from;
          };
          await menuButton(page, 'Menu').click();
          await link(page, 'Home').focus(); // Space on the button would close it
          expect(await scroll()).toBe(0);
          await page.keyboard.press('Escape');
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
          expect(await scroll()).toBeGreaterThan(300);
        },
      );
    });

    test('closes on a click beside it, and the focus goes back to its button', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Menu').click();
      await page.keyboard.press('Tab');
      await clickOutside(page);
      await expect(menuButton(page, 'Menu', false)).toBeFocused();
      await expect(page).toHaveURL('/');
    });

    test('closes when the window becomes wide, and the page is free again', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Menu').click();
      await resize(page, 1280);
      await page.mouse.move(500, 600);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(page.getByRole('main')).not.toHaveAttribute('inert');
      await page.locator('main a').first().focus();
      await expect(page.locator('main a').first()).toBeFocused();
      await resize(page, 390);
      await expect(menuButton(page, 'Menu', false)).toBeVisible();
    });

    test('after a link the next page is free', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Menu').click();
      await link(page, 'Evo Commercial').click();
      await expect(page).toHaveURL('/commercial');
      await expect(page.locator('[inert]')).toHaveCount(0);
      await page.mouse.move(200, 600);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });

    test('after a link to a place of the page, Tab goes on from there (2.4.3)', async ({page}) => {
      await open(page, '/');
      await menuButton(page, 'Menu').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/#download');
      await page.keyboard.press('Tab');
      await expect(page.locator('#download').locator(':focus')).toHaveCount(1);
    });

    test('on a low screen everything in it can be seen when it has the focus, over the phone’s bar (2.4.11)', async ({
      page,
    }) => {
      await page.setViewportSize({width: 640, height: 420});
      await open(page, '/');
      await page.evaluate(() =>
        window.scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'}),
      );
      await expect(page.getByRole('complementary', {name: 'Call or book'})).toBeVisible();
      await menuButton(page, 'Menu').focus();
      await page.keyboard.press('Enter');
      for (let press = 0; press <= allLinks.length + 1; press += 1) {
        expect(await hiddenParts(page), await focusedName(page)).toEqual([]);
        await page.keyboard.press('Tab');
      }
    });
  });

  for (const width of [320, 390, 768, 1024, 1200, 1280, 1440]) {
    test(`${width} px: with text set wide everything in the header is there and apart (1.4.12)`, async ({
      browser,
    }) => {
      await inContext(browser, {viewport: {width, height: 844}, bypassCSP: true}, async (page) => {
        await open(page, '/');
        await page.addStyleTag({
          content:
            '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
        });
        const seen = await targetsOf(page);
        for (const button of await openers(page).all()) {
          await button.click();
          seen.push(...(await targetsOf(page)));
          await page.keyboard.press('Escape');
        }
        expect(seen.length).toBeGreaterThan(3);
        expect(seen.filter(({problem}) => problem)).toEqual([]);
      });
    });
  }

  test('at 320 by 256 px, which is 400 %, the small menu reaches its last link without sideways scrolling (1.4.10)', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, '/');
    await menuButton(page, 'Menu').click();
    expect(await sticksOut(page)).toEqual([]);
    const panel = menuButton(page, 'Menu').locator('..').locator('nav').locator('..');
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const download = header(page).getByRole('link', {name: 'Download App'});
    await download.scrollIntoViewIfNeeded();
    await expect(download).toBeInViewport({ratio: 1});
    await download.click();
    await expect(page).toHaveURL('/#download');
  });
});

/** What the focused element is called. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent.trim() ?? '';
  });
}

/** Whether the focused element has a ring of two pixels or more, and whether all of it can be seen. */
function focusRing(page: Page): Promise<{wide: boolean; whole: boolean; name: string}> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(focused);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const {left, top, right, bottom} = focused.getBoundingClientRect();
    let whole = left >= reach && top >= reach && right + reach <= innerWidth;
    for (let up = focused.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const clip = up.getBoundingClientRect();
      whole &&= left - reach >= clip.left && right + reach <= clip.right;
      whole &&= top - reach >= clip.top && bottom + reach <= clip.bottom;
    }
    return {
      wide: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      whole,
      name: focused.textContent,
    };
  });
}

/** Where the page's main parts are, and how wide the scrollbar is. */
function places(page: Page): Promise<{scrollbar: number; parts: string[]}> {
  return page.evaluate(() => ({
    scrollbar: innerWidth - document.documentElement.clientWidth,
    parts: [...document.querySelectorAll('header a, header button, main > *, main h2, footer a')]
      .filter((element) => !element.closest('[aria-controls] + *')) // what the menus hold
      .map((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return `${element.localName} ${element.textContent.slice(0, 20)} ${left} ${top} ${width} ${height}`;
      }),
  }));
}

/** Drags a finger upwards, as one does to scroll down. */
async function swipe(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -200,
    gestureSourceType: 'touch',
    speed: 2000,
  });
  await session.detach();
}

/** The corners and the middle of the focused element that something else covers or that are out of the window. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    // What is inert is painted all the same, but not found at a point
    const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
    for (const part of inert) part.inert = false;
    const hidden = points
      .map(([x, y]) => ({x, y, on: document.elementFromPoint(x, y)}))
      .filter(
        ({on}) => !on || !(focused.contains(on) || on.contains(focused)) || on === document.body,
      )
      .map(({x, y, on}) => `${Math.round(x)}, ${Math.round(y)}: ${on?.localName ?? 'outside'}`);
    for (const part of inert) part.inert = true;
    return hidden;
  });
}

/** What can be chosen in the header now, and what is wrong with where it is. */
function targetsOf(page: Page): Promise<{name: string; problem: string}[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('header a, header button')].filter(
      (element) => element.getClientRects().length && element.checkVisibility(),
    );
    const boxes = shown.map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      over: !!element.closest('[aria-controls] + *'), // an open menu lies over the rest
    }));
    return boxes.map(({element, box, over}) => {
      const neighbours = boxes.filter(
        (other) =>
          other.element !== element &&
          other.over === over &&
          other.box.left < box.right - 1 &&
          box.left < other.box.right - 1 &&
          other.box.top < box.bottom - 1 &&
          box.top < other.box.bottom - 1,
      );
      const cut = element.scrollWidth > element.clientWidth + 1;
      const out = box.left < 0 || box.right > document.documentElement.clientWidth + 0.5;
      return {
        name: element.textContent,
        problem: out
          ? 'out of the window'
          : cut
            ? 'wider than its box'
            : neighbours.map((other) => `on ${other.element.textContent}`).join(', '),
      };
    });
  });
}

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
