import {expect, test, type Page} from 'playwright/test';

import {mainRoutes} from '../routes';
import {desktop, expectNone, hydrated, open, painted, phone} from './helpers';
import {expectStill, forgetMoves, watchMoves} from './shifts';
import {smallTargets} from './text';

test.use({viewport: phone});

const bar = (page: Page) => page.getByRole('complementary', {name: 'Call or book'});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await painted(page);
}

/** Where the page's hero ends: the section of its heading, or the head of a plain page. */
const heroEnd = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector('main h1')?.closest('section, header');
    return Math.ceil((hero?.getBoundingClientRect().bottom ?? Number.NaN) + window.scrollY);
  });

for (const address of mainRoutes) {
  test(`on ${address} Call and Book appear after the hero, and go when it comes back`, async ({
    page,
  }) => {
    await open(page, address);
    await expect(bar(page)).toBeHidden();
    const end = await heroEnd(page);
    expect(end).toBeGreaterThan(0);
    await scrollTo(page, end - 4);
    await expect(bar(page), 'while the hero’s end is in view').toBeHidden();
    await scrollTo(page, end + 4);
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(bar(page)).toBeHidden();
  });

  test(`at the end of ${address} nothing is under the bar`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    await expect(async () => {
      await scrollTo(page, 1_000_000); // pictures that come late make the page no longer, but news comes later
      await expect(bar(page)).toBeVisible({timeout: 500});
      const room = await page.evaluate(() => {
        const words = [...document.querySelectorAll('footer p, footer a, footer button')];
        const lowest = Math.max(...words.map((each) => each.getBoundingClientRect().bottom));
        const edge = document.querySelector('aside[data-enhancement]')?.getBoundingClientRect();
        return {
          over: Math.round((edge?.top ?? 0) - lowest),
          under: Math.round(document.documentElement.clientHeight - (edge?.bottom ?? 0)),
        };
      });
      expect(room.over, 'pixels between the last words and the bar').toBeGreaterThanOrEqual(0);
      expect(room.under, 'pixels of page under the bar').toBe(0);
    }).toPass({timeout: 5000});
  });
}

test('one calls, the other leads to the chooser', async ({page}) => {
  await open(page, '/about');
  await scrollTo(page, 2500);
  await expect(bar(page).getByRole('link')).toHaveText(['Call', 'Book']);
  await expect(bar(page).getByRole('link', {name: 'Call'})).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  expectNone(await smallTargets(bar(page)), 'Targets');
  await bar(page).getByRole('link', {name: 'Book'}).click();
  await expect(page).toHaveURL('/#book');
  await expect(page.locator('#book')).toBeInViewport();
});

test('it is there on a news page that is opened from another page, and not at its top', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollTo(page, 2500);
  await expect(bar(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'News', exact: true})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('News');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, (await heroEnd(page)) + 4);
  await expect(bar(page)).toBeVisible();
});

test('it comes and goes without moving anything or making the page longer', async ({page}) => {
  await watchMoves(page);
  await open(page, '/ride');
  await page.evaluate(() => document.fonts.ready);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const end = await heroEnd(page);
  await scrollTo(page, end - 4);
  const before = await height();
  await forgetMoves(page);
  await scrollTo(page, end + 4);
  await expect(bar(page)).toBeVisible();
  await expectStill(page, 'The page');
  expect(await height()).toBe(before);
  await page.locator('aside[data-enhancement]').evaluate((aside) => aside.remove());
  expect(await height(), 'without the bar').toBe(before);
});

/** What has the focus, when the bar covers any of it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const aside = document.querySelector('aside[data-enhancement]');
    if (!focused || !aside || aside.contains(focused) || focused === document.body) return '';
    if (getComputedStyle(aside).visibility === 'hidden') return '';
    const {bottom, height, top} = focused.getBoundingClientRect();
    const edge = aside.getBoundingClientRect().top;
    // What is higher than the window can never be seen whole
    const whole = height < 300 ? bottom > edge + 1 : top > edge - 50;
    return whole && top < window.innerHeight
      ? `${focused.localName} ${focused.textContent.trim().slice(0, 40)}`
      : '';
  });

for (const address of ['/', '/charge', '/business', '/contact'] as const) {
  test(`what has the keyboard’s focus on ${address} is never under the bar`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    const places = new Set<string>();
    let shown = 0;
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 130; press += 1) {
        await page.keyboard.press(key);
        expect(await covered(page)).toBe('');
        if (await bar(page).isVisible()) shown += 1;
        const place = await page.evaluate(() => {
          const {localName = '', textContent = ''} = document.activeElement ?? {};
          return `${localName} ${textContent}`;
        });
        if (key === 'Tab' && place.startsWith('body')) break;
        places.add(place);
      }
    }
    expect(shown, 'times that the bar was there').toBeGreaterThan(5);
    expect(places.size, 'places that had the focus').toBeGreaterThan(15);
  });
}

test('the focus comes to it last, and can be seen on it', async ({page}) => {
  await open(page, '/about');
  await scrollTo(page, 2500);
  await bar(page).getByRole('link', {name: 'Call'}).focus();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', {name: 'Book'})).toBeFocused();
  await expect(bar(page).getByRole('link', {name: 'Book'})).toHaveCSS('outline-style', 'solid');
  const after = await page.evaluate(
    () =>
      [...document.querySelectorAll('a, button, input, textarea, summary, [tabindex="0"]')].at(-1)
        ?.textContent,
  );
  expect(after).toBe('Book');
});

test('it lies under the open menu', async ({page}) => {
  await page.setViewportSize({width: phone.width, height: 560});
  await open(page, '/about');
  await scrollTo(page, 2500);
  await expect(bar(page)).toBeVisible();
  const box = await bar(page).boundingBox();
  await page.getByRole('banner').getByRole('button', {name: /menu/i}).click();
  const lowest = page.getByRole('banner').getByRole('link').last();
  await expect(lowest).toBeVisible();
  const onTop = await page.evaluate(
    ({x, y}) => document.elementFromPoint(x, y)?.closest('header, aside')?.localName,
    {x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 30},
  );
  expect(onTop, 'what is seen where the bar was').toBe('header');
  await lowest.scrollIntoViewIfNeeded();
  await lowest.click({trial: true}); // fails when something lies over it
});

test('there is none in a window that is too low for it: a phone on its side, or much enlarged text', async ({
  page,
}) => {
  await page.setViewportSize({width: 667, height: 375});
  await open(page, '/about');
  await scrollTo(page, 2500);
  await expect(page.locator('aside[data-enhancement]')).toBeHidden();
  await page.setViewportSize({width: 375, height: 667});
  await expect(bar(page)).toBeVisible();
});

test('there is none on a wide screen', async ({page}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, 1500);
  await expect(page.locator('aside[data-enhancement]')).toBeHidden();
});

test('there is none on paper', async ({page}) => {
  await open(page, '/about');
  await scrollTo(page, 2500);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('aside[data-enhancement]')).toBeHidden();
});
