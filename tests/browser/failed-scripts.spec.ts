import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test, type Browser, type Page} from 'playwright/test';

import {
  desktop,
  expectNone,
  holdScripts,
  hydrated,
  inContext,
  more,
  open,
  painted,
  phone,
  read,
  type Reading,
} from './helpers';
import {build} from './site';
import {idleControls} from './without-scripts';

const post = '/news/2025/12/09/a-quieter-morning';
const addresses = ['/', '/ride', '/business', '/drive', '/charge', '/news', post];

/** The scripts of the built site by what they are: everything that is not shared by all pages is a page's own. */
const own = /\/assets\/js\/(?!main\.|framework\.|runtime~main\.)[^/]+\.js$/;
const kinds = {
  main: /\/main\.[^/]+\.js$/,
  framework: /\/framework\.[^/]+\.js$/,
  runtime: /\/runtime~main\.[^/]+\.js$/,
  'page’s own': own,
};

test('every script of the site is of one of the kinds that are blocked here', () => {
  const scripts = readdirSync(path.join(build, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/js/${name}`);
  for (const script of scripts)
    expect(
      Object.values(kinds).filter((kind) => kind.test(script)),
      script,
    ).toHaveLength(1);
  for (const [kind, pattern] of Object.entries(kinds))
    expect(
      scripts.some((script) => pattern.test(script)),
      kind,
    ).toBe(true);
});

const withoutJavaScript = (browser: Browser, address: string): Promise<Reading> =>
  inContext(browser, {viewport: phone, javaScriptEnabled: false}, async (page) => {
    await page.goto(address);
    return read(page);
  });

for (const [kind, pattern] of Object.entries(kinds)) {
  test(`where the ${kind} script does not come, pages read and lead on as without JavaScript`, async ({
    browser,
  }) => {
    // Pages under /news have no script of their own
    for (const address of addresses.filter(
      (each) => pattern !== own || !each.startsWith('/news'),
    )) {
      await inContext(browser, {viewport: phone}, async (page) => {
        let blocked = 0;
        await page.route(pattern, (route) => {
          blocked += 1;
          return route.abort();
        });
        await page.goto(address, {waitUntil: 'load'});
        await expect
          .poll(() => blocked, {message: `${address}: scripts held back`})
          .toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

        const without = await withoutJavaScript(browser, address);
        const now = await read(page);
        expectNone(more(without.words, now.words), `${address} does not say:`);
        expectNone(more(now.words, without.words), `${address} says besides:`);
        expect.soft(now.links, `links of ${address}`).toEqual(without.links);
        expectNone(await idleControls(page), `${address} has controls that do nothing:`);
        for (const form of await page.locator('form').all()) {
          await expect.soft(form).toHaveAttribute('action', /^mailto:/);
          expect.soft(await form.evaluate((each: HTMLFormElement) => each.noValidate)).toBe(false);
        }

        const menu = page.getByRole('banner').locator('summary').filter({visible: true});
        await menu.click();
        await page.getByRole('banner').getByRole('link', {name: 'What we do'}).click();
        await expect(page).toHaveURL('/what-we-do');
        await expect(page.getByRole('heading', {level: 1})).toContainText(/electric vehicle/i);
      });
    }
  });
}

test.describe('a link is followed', () => {
  test.use({viewport: desktop});

  const footer = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', {name, exact: true}).first();
  const heading = (page: Page) => page.getByRole('heading', {level: 1});
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('to a page whose script does not come: that page is there, from its beginning', async ({
    page,
  }) => {
    await open(page, '/ride');
    await page.route(own, (route) => route.abort());
    await footer(page, 'Help').click();
    await expect(heading(page)).toHaveText('Help');
    await expect(page).toHaveURL('/help');
    await page.waitForLoadState('networkidle');
    expect(await top(page)).toBe(0);
    expect((await read(page)).words.length).toBeGreaterThan(10);
    await page.goBack();
    await expect(heading(page)).toContainText(/ride electric/i);
  });

  // Once in fifty times Chromium itself stays at the top of a page that is loaded in place of another
  test('to a place on a page whose script does not come: that place is in view', async ({page}) => {
    await open(page, '/help');
    await page.route(own, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', {name: 'Download App'}).click();
    await expect(page).toHaveURL('/#download');
    await expect(heading(page)).toContainText(/the future is electric/i);
    await expect(page.locator('#download')).toBeInViewport();
  });

  test('to a page whose script has another name since the last release: it comes with the new one', async ({
    page,
  }) => {
    await open(page, '/ride');
    // The release before this one knows scripts by names that are gone
    let gone = true;
    await page.route(own, (route) => (gone ? route.fulfill({status: 404}) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await footer(page, 'Help').click();
    await expect(heading(page)).toHaveText('Help');
    await hydrated(page);
  });

  test('to a news page that cannot be fetched: the browser loads it', async ({page}) => {
    await open(page, '/ride');
    await page.route('/news', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await footer(page, 'News').click();
    await expect(heading(page)).toHaveText('News');
    await hydrated(page);
    expect(await top(page)).toBe(0);
  });

  test('while another page is still on its way: the last one comes, and nothing stands empty before', async ({
    page,
  }) => {
    await open(page, '/ride');
    // The scripts of the next pages are fetched, not answered
    const release = await holdScripts(page);
    await recordHeadings(page);
    await footer(page, 'Help').click();
    await expect(page).toHaveURL('/help');
    await footer(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toContainText(/our mission/i);
    release();
    await hydrated(page);
    await expect(heading(page)).toContainText(/our mission/i);
  });

  test('and the visitor goes back: to where they were, at once', async ({page}) => {
    await open(page, '/ride');
    await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
    // By script: before a click the test's own machinery scrolls
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/drive"]')?.click(),
    );
    await expect(page).toHaveURL('/drive');
    await expect.poll(() => top(page)).toBe(0);
    await page.evaluate(() => {
      window.places = [];
      window.addEventListener('scroll', () => window.places.push(Math.round(window.scrollY)));
    });
    await page.goBack();
    await expect(heading(page)).toContainText(/ride electric/i);
    await expect.poll(() => top(page)).toBe(1500);
    // The browser tells of a place with the frame after it
    await expect.poll(() => page.evaluate(() => window.places)).toEqual([1500]);
    await painted(page);
    expect(await page.evaluate(() => window.places)).toEqual([1500]);
  });

  for (const [name, address, title] of [
    ['Help', '/help', /^Help$/],
    ['News', '/news', /^News$/],
  ] as const) {
    test(`to ${address}, which comes slowly: the page before stays until it is there`, async ({
      page,
    }) => {
      await open(page, '/ride');
      await page.route(
        (url) => own.test(url.pathname) || url.pathname === address,
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 900)); // longer than a click excuses a jump
          await route.continue();
        },
      );
      await recordHeadings(page);
      await footer(page, name).click();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(title);
      const {headings, shift} = await page.evaluate(() => ({
        headings: window.headings,
        shift: window.shift,
      }));
      expect(headings, 'headings, in the order in which they stood').toHaveLength(2);
      expect(headings[1]).toMatch(title);
      expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
      expect(await top(page)).toBe(0);
    });
  }
});

declare global {
  interface Window {
    headings: string[];
    shift: number;
    places: number[];
  }
}

/** Writes down what the page's heading says whenever that changes, and how much the page jumps. */
async function recordHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.headings = [];
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        window.shift += entry.value;
    }).observe({type: 'layout-shift'});
    const look = () => {
      const now = document.querySelector('main h1')?.textContent ?? 'no heading';
      if (window.headings.at(-1) !== now) window.headings.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
}
