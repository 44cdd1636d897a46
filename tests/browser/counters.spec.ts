import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test, type Locator, type Page} from 'playwright/test';

import {desktop, open, phone} from './helpers';
import {expectStill, forgetMoves, watchMoves} from './shifts';
import {addresses, build} from './site';

/** The figures as the specification prints them, by page. */
const figures: Readonly<Record<string, readonly string[]>> = {
  '/': ['1.8 million+', '650 million+', '43K+'],
  '/about': ['5+', '50K+', '100+', '1000+'],
  '/business': ['500+', '24/7', '98%'],
  '/charge': ['26K+', '9,000,000+', '3,900+', '18,500,000+'],
};

/** What counts while it counts: drawn over the figure, for eyes alone. */
const running = (part: Locator) => part.locator('[aria-hidden="true"]:not(svg)');
const figure = (page: Page, text: string) =>
  page.locator('dd').filter({has: page.getByText(text, {exact: true})});

/** Opens a page whose figures are below the window's edge, with a clock that the test alone moves. */
async function above(page: Page, address: string): Promise<void> {
  await page.setViewportSize({width: phone.width, height: 500});
  await stopped(page, address);
}

/** Opens a page and stops its clock. */
async function stopped(page: Page, address: string): Promise<void> {
  await page.clock.install({time: 0});
  await open(page, address);
  await page.clock.pauseAt(600_000);
}

async function bring(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'center'}));
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(running(part)).toHaveCount(1, {timeout: 50});
  }).toPass();
}

test('the final figure is in the HTML of every page', () => {
  const printed = Object.fromEntries(
    addresses()
      .map((address) => {
        const file = path.join(build, `${address === '/' ? 'index' : address}.html`);
        const $ = load(readFileSync(file, 'utf8'));
        return [
          address,
          $('dl dd.stat__value')
            .toArray()
            .map((dd) => $(dd).text()),
        ] as const;
      })
      .filter(([, all]) => all.length > 0),
  );
  for (const [address, all] of Object.entries(figures)) expect(printed[address]).toEqual(all);
});

for (const [address, text, suffix] of [
  ['/', '650', ' million+'],
  ['/', '1.8', ' million+'],
  ['/about', '1000+', ''],
  ['/charge', '18,500,000+', ''],
] as const) {
  test(`${text} on ${address} counts up once when it is scrolled into view, within two seconds`, async ({
    page,
  }) => {
    await above(page, address);
    const part = figure(page, text);
    await expect(running(part)).toHaveCount(0);
    await bring(page, part);

    const number = (shown: string | null) => Number((shown ?? '').replace(/[^\d.]/g, ''));
    const steps: number[] = [];
    for (let time = 0; time < 2000; time += 100) {
      const counting = (await running(part).count()) > 0;
      steps.push(number(counting ? await running(part).textContent() : text));
      // Those who listen hear the final figure all the time
      await expect(part).toMatchAriaSnapshot(`- definition: "${text}${suffix}"`);
      await page.clock.runFor(100);
    }
    await expect(running(part), 'after two seconds').toHaveCount(0);
    expect(steps, 'it only rises').toEqual([...steps].sort((one, other) => one - other));
    expect(new Set(steps).size, 'it passes through').toBeGreaterThan(3);
    expect(steps[0]).toBeLessThan(number(text));

    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.clock.runFor(500);
    await part.evaluate((element) =>
      element.scrollIntoView({behavior: 'instant', block: 'center'}),
    );
    for (let time = 0; time < 500; time += 50) {
      await page.clock.runFor(50);
      await expect(running(part), 'the second time').toHaveCount(0);
    }
  });
}

test('24/7 is no number and stays as it is', async ({page}) => {
  await above(page, '/business');
  const part = figure(page, '24/7');
  await part.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'center'}));
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(running(page.locator('dl'))).not.toHaveCount(0, {timeout: 50});
  }, 'its neighbours count').toPass();
  await expect(running(part)).toHaveCount(0);
});

test('where less motion is wanted no figure counts', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await above(page, '/');
  const part = figure(page, '650');
  await part.evaluate((element) => element.scrollIntoView({behavior: 'instant', block: 'center'}));
  for (let time = 0; time < 1000; time += 50) {
    await page.clock.runFor(50);
    await expect(running(page.locator('dl'))).toHaveCount(0);
  }
  await expect(part).toHaveText('650 million+');
});

test('a figure that is in view from the beginning stays as it is', async ({page}) => {
  await page.setViewportSize({width: desktop.width, height: 2400});
  await stopped(page, '/');
  await expect(figure(page, '650')).toBeInViewport();
  for (let time = 0; time < 1000; time += 50) {
    await page.clock.runFor(50);
    await expect(running(page.locator('dl'))).toHaveCount(0);
  }
});

for (const width of [320, desktop.width]) {
  test(`nothing moves while figures count, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 500});
    await watchMoves(page);
    await open(page, '/charge');
    await page.evaluate(() => document.fonts.ready);
    const list = page.locator('dl', {has: page.getByText('18,500,000+')});
    const sizes = () =>
      list.locator('dd, dd > span').evaluateAll((all) =>
        all.map((each) => {
          const {width: wide, height: high} = each.getBoundingClientRect();
          return `${wide.toFixed(2)} × ${high.toFixed(2)}`;
        }),
      );
    const before = await sizes();
    await forgetMoves(page);
    await list.evaluate((element) =>
      element.scrollIntoView({behavior: 'instant', block: 'center'}),
    );
    await expect(running(list).first()).toBeVisible();
    expect(await sizes(), 'while they count').toEqual(before);
    const over = await running(list).evaluateAll(
      (all) =>
        all.filter(
          (each) =>
            each.getBoundingClientRect().right >
            (each.parentElement?.getBoundingClientRect().right ?? 0) + 1,
        ).length,
    );
    expect(over, 'figures wider than their room').toBe(0);
    await expect(running(list)).toHaveCount(0);
    expect(await sizes(), 'afterwards').toEqual(before);
    await expectStill(page, 'The page');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every figure is the final one', async ({page}) => {
    await page.goto('/charge');
    await expect(page.locator('dl dd.stat__value')).toHaveText([...(figures['/charge'] ?? [])]);
  });
});
