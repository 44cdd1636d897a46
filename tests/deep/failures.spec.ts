/** What visitors see when something fails that is not theirs to fix. */
import {expect, test, type Page} from 'playwright/test';

import {postWith} from '../support/builtSite';
import {footerLink, heading, holdRequests, open, scrolled, watch} from '../support/page';
import {idleControls, read} from '../support/reading';
import {desktop, phone} from '../support/viewports';

test.use({viewport: phone});

/** Errors of the page's own scripts. */
const errors = (problems: readonly string[]) =>
  problems.filter((problem) =>
    /^(?:error|console error): (?!Failed to load resource)/.test(problem),
  );

/** Follows a link of the menu, before or after hydration. */
async function expectMenuWorks(page: Page): Promise<void> {
  await page.locator('header :is(button, summary):visible').last().click();
  await page.getByRole('banner').getByRole('link', {name: 'What we do'}).click();
  await expect(page).toHaveURL('/what-we-do');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden();
}

test('everything works with blocked storage', async ({page}) => {
  const problems = watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, {get});
    }
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('button', {name: /theme/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', {name: 'Hourly'}).check();
  await expect(page.getByRole('radio', {name: '3', exact: true})).toBeVisible();
  await expectMenuWorks(page);
  await open(page, '/charge');
  await page.getByRole('button', {name: 'Continue in Email'}).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await open(page, '/news');
  expect(errors(problems)).toEqual([]);
});

for (const [what, files, address] of [
  ['images', /\.(?:avif|webp|jpe?g|png)\b/, '/'],
  ['fonts', /\.woff2\b/, '/'],
  ['the video', /\.(?:mp4|webm)\b/, '/sustainability'],
] as const) {
  test(`every word and control keeps its place without ${what}`, async ({page}) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const problems = watch(page);
    await page.route(files, (route) => route.abort());
    await open(page, address);
    await expect.poll(() => problems.join()).toMatch(files);
    const [reading, heightWithout] = [await read(page), await height()];
    expect(errors(problems)).toEqual([]);
    await expectMenuWorks(page);

    await page.unroute(files);
    await open(page, address);
    expect(reading).toEqual(await read(page));
    // The fallback fonts have the same metrics, and images reserve their space
    expect(Math.abs(heightWithout / (await height()) - 1)).toBeLessThan(0.02);
  });
}

for (const [kind, scripts] of Object.entries({
  main: /\/main\.[^/]+\.js$/,
  runtime: /\/runtime~main\.[^/]+\.js$/,
  any: /\/assets\/js\/[^/]+\.js$/,
})) {
  for (const address of ['/', '/ride', '/business', '/drive', '/charge', '/news', postWith(/./)]) {
    test(`${address} works as without JavaScript when ${kind} scripts fail`, async ({
      page,
      browser,
    }) => {
      const plain = await browser.newPage({javaScriptEnabled: false});
      await plain.goto(address);
      const withoutJavaScript = await read(plain);
      await plain.close();

      const failed = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
      await page.route(scripts, (route) => route.abort());
      await page.goto(address);
      await failed;
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      expect.soft(await read(page)).toEqual(withoutJavaScript);
      await expect.soft(idleControls(page)).toHaveCount(0);
      for (const form of await page.locator('form').all()) {
        await expect.soft(form).toHaveAttribute('action', /^mailto:/);
        await expect.soft(form).not.toHaveAttribute('novalidate');
      }
      await expectMenuWorks(page);
    });
  }
}

test.describe('following a link', () => {
  test.use({viewport: desktop});

  /** The chunks of single pages. */
  const pageChunks = /\/assets\/js\/(?!main\.|framework\.|runtime~main\.)[^/]+\.js$/;

  test('whose chunk fails loads the page instead, from its start', async ({page}) => {
    await open(page, '/ride');
    await page.route(pageChunks, (route) => route.abort());
    await footerLink(page, 'Help').click();
    await expect(heading(page)).toHaveText('Help');
    await expect(page).toHaveURL('/help');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toContainText(/ride electric/i);
  });

  test('while another one loads leads to the last one', async ({page}) => {
    await open(page, '/ride');
    const release = await holdRequests(page, pageChunks);
    await footerLink(page, 'Help').click();
    await footerLink(page, 'About').click();
    release();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toContainText(/our mission/i);
  });

  for (const [name, address] of [
    ['Help', '/help'],
    ['News', '/news'],
  ] as const) {
    test(`to a slow ${address} keeps the page before until it is there`, async ({page}) => {
      await open(page, '/ride');
      const requests = new RegExp(`${pageChunks.source}|${address}$`);
      const release = await holdRequests(page, requests);
      const requested = page.waitForRequest(requests);
      const headings = page.evaluate(async (title) => {
        const seen: string[] = [];
        while (seen.at(-1) !== title) {
          await new Promise(requestAnimationFrame);
          const now = document.querySelector('main h1')?.textContent ?? 'no heading';
          if (seen.at(-1) !== now) seen.push(now);
        }
        return seen;
      }, name);
      await footerLink(page, name).click();
      await requested;
      release();
      expect(await headings).toHaveLength(2);
      expect(await scrolled(page)).toBe(0);
    });
  }
});
