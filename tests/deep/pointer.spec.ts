import {expect, test, type Locator, type Page} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {openEverything} from '../support/openEverything';
import {desktop, expectNone, open, phone, tablet} from '../support/page';
import {unknownAddress} from '../support/routes';

const kinds = [...kindsOfPages(), unknownAddress];

test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});
test.setTimeout(300_000);

test('1.4.13: nothing comes with the pointer alone', async ({page}) => {
  await page.setViewportSize(desktop);
  for (const address of kinds) {
    await open(page, address);
    expectNone(await whatHoverShows(page), `Stylesheets of ${address} show under the pointer:`);
    const titles = page.locator('body [title]');
    expectNone(
      await titles.evaluateAll((elements) =>
        elements.map(({outerHTML}) => outerHTML.slice(0, 120)),
      ),
      `${address} has words that come with the pointer:`,
    );
    // Scripts could show something, too. Wait for the one that adds a post's button to copy its link
    await page.waitForLoadState('networkidle');
    const targets = page.locator('header a, summary, button:enabled, figure, [aria-haspopup]');
    for (const target of await targets.filter({visible: true}).all()) {
      const before = await shown(page);
      await target.hover();
      expect.soft(await shown(page), `${address}, over ${String(target)}`).toBe(before);
    }
  }
});

test('2.5.1, 2.5.7: rows that are swiped have buttons that lead to every slide', async ({page}) => {
  let rows = 0;
  for (const address of kinds) {
    await open(page, address);
    for (const row of await scrollingRows(page)) {
      rows += 1;
      const area = areaOf(row);
      const next = area.getByRole('button', {name: /^next$/i});
      const dots = area.getByRole('button', {name: /^slide \d+$/i});
      const play = area.getByRole('button', {name: /^(play|pause)$/i});
      const ways = (await next.count()) + (await dots.count()) + (await play.count());
      const label = `${address}: ${(await row.getAttribute('aria-label')) ?? ''}`;
      expect.soft(ways, `${label}: buttons`).toBeGreaterThan(0);
      if ((await next.count()) + (await dots.count()) === 0) continue; // what plays shows all by itself

      const slides = await row.locator(':scope > *').count();
      for (let slide = 0; slide < slides; slide += 1) {
        if (await dots.count()) await dots.nth(slide).click();
        const inView = () =>
          row.evaluate((list, index) => {
            const {left, right} = list.children[index]?.getBoundingClientRect() ?? new DOMRect();
            return left < innerWidth - 40 && right > 40;
          }, slide);
        await expect.poll(inView, `${label}: slide ${slide + 1} in view`).toBe(true);
        if (!(await dots.count()) && (await next.isEnabled())) await next.click();
      }
    }
  }
  expect(rows, 'rows').toBeGreaterThan(5);
});

// axe looks at this rule with its exception for spacing (tests/browser/pages.spec.ts); this site needs no exception
test('2.5.8: everything that is tapped is 24 pixels wide and high', async ({page}) => {
  for (const address of kinds) {
    await open(page, address);
    await openEverything(page);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      expectNone(await smallTargets(page), `${address} at ${viewport.width} px:`);
    }
  }
});

/** The element around a row and its buttons. */
const areaOf = (row: Locator): Locator =>
  row.locator('xpath=ancestor::*[self::section or @data-carousel][1]');

/** Returns rows that scroll sideways. */
async function scrollingRows(page: Page): Promise<Locator[]> {
  const rows: Locator[] = [];
  for (const row of await page.locator('main :is(ul, ol, [role="group"][tabindex="0"])').all()) {
    const scrolls = await row.evaluate(
      (list) =>
        /auto|scroll/.test(getComputedStyle(list).overflowX) &&
        list.scrollWidth > list.clientWidth + 1,
    );
    if (scrolls) rows.push(row);
  }
  return rows;
}

/** Returns the tags of everything visible. */
async function shown(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .map(({localName}) => localName)
      .join(),
  );
}

/** Returns CSS rules that show hidden content on hover. */
async function whatHoverShows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const showing =
      /^(?:display|visibility|opacity|content|content-visibility|clip|clip-path|inset.*|block-size|max-block-size|height|max-height)$/;
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .filter(
        ({selectorText}) => selectorText.includes(':hover') && !selectorText.includes(':focus'),
      )
      .filter(({style}) => [...style].some((property) => showing.test(property)))
      .filter(({selectorText}) => !/:hover(?:::before|::after)?$/.test(selectorText)) // the thing itself changes
      .map(({cssText}) => cssText);
  });
}

/** Returns controls smaller than 24 pixels. Links in running text are exempt. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inText = (element: Element) => {
      const parent = element.parentElement;
      const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
      return (
        getComputedStyle(element).display === 'inline' &&
        [...(parent?.childNodes ?? [])].some(isText)
      );
    };
    return (
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => !element.matches('.skip, .hash-link, :disabled') && !inText(element))
        // A link that reaches over its whole card is as large as the card
        .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
        .filter((element) => {
          const {width, height} = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((element) => {
          const {width, height} = element.getBoundingClientRect();
          return `${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`;
        })
    );
  });
}

test.describe('where motion is wanted', () => {
  test.use({viewport: desktop, contextOptions: {reducedMotion: 'no-preference'}});

  test('2.2.2: whatever moves by itself has a button that stops it', async ({page}) => {
    let moving = 0;
    await page.clock.install();
    for (const address of kinds) {
      await page.clock.resume();
      await open(page, address);
      for (const row of await scrollingRows(page)) {
        await row.scrollIntoViewIfNeeded();
        await page.mouse.move(0, 0);
        await page.clock.runFor(500);
        const pause = areaOf(row).getByRole('button', {name: 'Pause'});
        if ((await pause.count()) === 0) {
          const before = await row.evaluate((list) => list.scrollLeft);
          await page.clock.runFor(9000);
          expect.soft(await row.evaluate((list) => list.scrollLeft), address).toBe(before);
          continue;
        }
        moving += 1;
        await pause.click();
        await expect(areaOf(row).getByRole('button', {name: 'Play'})).toBeVisible();
      }
      for (const video of await page.locator('video').all()) {
        moving += 1;
        const area = page.locator('main *').filter({has: video}).last();
        await expect.soft(area.getByRole('button', {name: /pause/i}), address).toBeVisible();
      }
      expectNone(await endlessAnimations(page), `${address} has animations without an end:`);
    }
    expect(moving, 'things that move').toBeGreaterThan(3);
  });
});

/** Returns animations longer than five seconds. */
async function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({timeline}) => timeline instanceof DocumentTimeline) // not those that scrolling drives
      .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > 5000)
      .map(({effect}) =>
        (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '').slice(0, 100),
      ),
  );
}
