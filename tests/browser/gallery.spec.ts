import {expect, test, type Locator, type Page} from 'playwright/test';

import {desktop, expectNone, open, painted, phone, sticksOut} from './helpers';
import {expectStill, forgetMoves, watchMoves} from './shifts';
import {smallTargets} from './text';

const address = '/business';
const widths = [320, phone.width, 768, desktop.width, 1920];

const section = (page: Page) => page.getByRole('region', {name: 'Join Our Community'});
const row = (page: Page) => section(page).getByRole('group', {name: 'Slides'});
const next = (page: Page) => section(page).getByRole('button', {name: 'Next'});
const previous = (page: Page) => section(page).getByRole('button', {name: 'Previous'});

async function toGallery(page: Page): Promise<void> {
  await open(page, address);
  await section(page).evaluate((element) =>
    element.scrollIntoView({behavior: 'instant', block: 'center'}),
  );
  await painted(page);
}

/** Where the row stands, and how far it goes. */
const place = (list: Locator) =>
  list.evaluate((element) => ({
    at: Math.round(element.scrollLeft),
    end: element.scrollWidth - element.clientWidth,
  }));

/** The numbers of the pictures that are in the window whole, from 1. */
const inView = (list: Locator) =>
  list.evaluate((element) =>
    [...element.children].flatMap((item, index) => {
      const {left, right} = item.getBoundingClientRect();
      return left >= -1 && right <= document.documentElement.clientWidth + 1 ? [index + 1] : [];
    }),
  );

test('there are eight pictures, each said in words', async ({page}) => {
  await open(page, address);
  const pictures = row(page).getByRole('img');
  await expect(pictures).toHaveCount(8);
  const words = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  expect(new Set(words).size).toBe(8);
  for (const each of words) expect(each?.length).toBeGreaterThan(15);
});

test.describe('where less motion is wanted', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const width of widths) {
    test(`Next shows every picture and begins again after the last, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await toGallery(page);
      const seen = new Set(await inView(row(page)));
      for (let press = 0; press < 8; press += 1) {
        const {at, end} = await place(row(page));
        if (at >= end - 2) break;
        await next(page).click();
        await expect.poll(async () => (await place(row(page))).at).toBeGreaterThan(at);
        for (const each of await inView(row(page))) seen.add(each);
      }
      expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      await next(page).click();
      await expect.poll(async () => (await place(row(page))).at).toBe(0);
    });

    test(`Previous begins at the last picture and shows every one, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await toGallery(page);
      await previous(page).click();
      await expect.poll(() => inView(row(page))).toContain(8);
      const seen = new Set(await inView(row(page)));
      for (let press = 0; press < 8; press += 1) {
        const {at} = await place(row(page));
        if (at === 0) break;
        await previous(page).click();
        await expect.poll(async () => (await place(row(page))).at).toBeLessThan(at);
        for (const each of await inView(row(page))) seen.add(each);
      }
      expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });
  }

  test('a press moves it at once', async ({page}) => {
    await page.setViewportSize(desktop);
    await toGallery(page);
    expect(await waysOf(page)).toHaveLength(1);
  });
});

/** The places at which the row is drawn on the way of one press of Next. */
async function waysOf(page: Page): Promise<number[]> {
  await row(page).evaluate((list) => {
    const places: number[] = [];
    list.addEventListener('scroll', () => {
      places.push(Math.round(list.scrollLeft));
      list.dataset['places'] = places.join(' ');
    });
    list.addEventListener('scrollend', () => {
      list.dataset['ended'] = 'true';
    });
  });
  await next(page).click();
  await expect(row(page)).toHaveAttribute('data-ended', 'true');
  const places = (await row(page).getAttribute('data-places')) ?? '';
  return [...new Set(places.split(' ').map(Number))];
}

test('a press moves it smoothly, and it settles on a picture', async ({page}) => {
  await page.setViewportSize(desktop);
  await toGallery(page);
  expect((await waysOf(page)).length).toBeGreaterThan(2);
  const beside = await row(page).evaluate((list) => {
    const start = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
    return Math.min(
      ...[...list.children].map((item) => Math.abs(item.getBoundingClientRect().left - start)),
    );
  });
  expect(beside, 'pixels beside a picture').toBeLessThanOrEqual(1);
});

test('the buttons work by keyboard and say what they do', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(desktop);
  await toGallery(page);
  await previous(page).focus();
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await place(row(page))).at).toBeGreaterThan(300);
  await page.keyboard.press('Tab');
  await expect(row(page)).toBeFocused();
  expectNone(await smallTargets(section(page)), 'Targets');
});

test('the row itself takes the focus, shows it and scrolls by the arrow keys', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(phone);
  await toGallery(page);
  await next(page).focus();
  await page.keyboard.press('Tab');
  await expect(row(page)).toBeFocused();
  await expect(row(page)).toHaveCSS('outline-style', 'solid');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await place(row(page))).at).toBeGreaterThan(100);
});

test('it scrolls sideways under the hand, and the page does not', async ({page}) => {
  await page.setViewportSize(desktop);
  await toGallery(page);
  await row(page).hover();
  await page.mouse.wheel(700, 0);
  await expect.poll(async () => (await place(row(page))).at).toBeGreaterThan(300);
  expectNone(await sticksOut(page), 'The page');
});

test('nothing else moves when it turns', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(desktop);
  await watchMoves(page);
  await toGallery(page);
  await page.waitForLoadState('networkidle');
  await forgetMoves(page);
  for (let press = 0; press < 4; press += 1) {
    await next(page).click();
    await painted(page);
  }
  await page.waitForLoadState('networkidle');
  await expectStill(page, 'The page');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('all eight pictures are there, the row scrolls, and there are no buttons that do nothing', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(row(page).getByRole('img')).toHaveCount(8);
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await row(page).scrollIntoViewIfNeeded();
    await row(page).hover();
    await page.mouse.wheel(600, 0);
    await expect
      .poll(() =>
        row(page)
          .locator('[aria-roledescription="slide"]')
          .first()
          .boundingBox()
          .then((box) => box?.x ?? 0),
      )
      .toBeLessThan(-100);
  });
});
