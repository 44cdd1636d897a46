import {expect, test, type Browser} from 'playwright/test';

import {postWith} from '../support/builtSite';
import {
  desktop,
  footerLink,
  heading,
  holdRequests,
  holdScripts,
  hydrated,
  idleControls,
  inContext,
  open,
  phone,
  read,
  scrolled,
} from '../support/page';

const addresses = ['/', '/ride', '/business', '/drive', '/charge', '/news', postWith(/./)];

const kinds = {
  main: /\/main\.[^/]+\.js$/,
  runtime: /\/runtime~main\.[^/]+\.js$/,
  any: /\/assets\/js\/[^/]+\.js$/,
};

/** The chunks of single pages. */
const pageChunks = /\/assets\/js\/(?!main\.|framework\.|runtime~main\.)[^/]+\.js$/;

const withoutJavaScript = (browser: Browser, address: string) =>
  inContext(browser, {viewport: phone, javaScriptEnabled: false}, async (page) => {
    await page.goto(address);
    return read(page);
  });

for (const [kind, pattern] of Object.entries(kinds)) {
  for (const address of addresses) {
    test(`${address} works as without JavaScript when ${kind} scripts fail`, async ({browser}) => {
      await inContext(browser, {viewport: phone}, async (page) => {
        let blocked = 0;
        await page.route(pattern, (route) => {
          blocked += 1;
          return route.abort();
        });
        await page.goto(address);
        await expect.poll(() => blocked).toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

        const without = await withoutJavaScript(browser, address);
        expect.soft(await read(page), `${address} with failed scripts`).toEqual(without);
        await expect.soft(idleControls(page), `${address} with failed scripts`).toHaveCount(0);
        for (const form of await page.locator('form').all()) {
          await expect.soft(form).toHaveAttribute('action', /^mailto:/);
          expect.soft(await form.evaluate((each: HTMLFormElement) => each.noValidate)).toBe(false);
        }
        await page.getByRole('banner').locator('summary').filter({visible: true}).click();
        await page.getByRole('banner').getByRole('link', {name: 'What we do'}).click();
        await expect(page).toHaveURL('/what-we-do');
      });
    });
  }
}

test.describe('following a link', () => {
  test.use({viewport: desktop});

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

  test('whose chunk was renamed by a release loads the new one', async ({page}) => {
    await open(page, '/ride');
    let isGone = true;
    await page.route(pageChunks, (route) =>
      isGone ? route.fulfill({status: 404}) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await footerLink(page, 'Help').click();
    await expect(heading(page)).toHaveText('Help');
    await hydrated(page);
  });

  test('while another one loads leads to the last one', async ({page}) => {
    await open(page, '/ride');
    const release = await holdScripts(page);
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
      const headings = page.evaluate(
        (title) =>
          new Promise<string[]>((resolve) => {
            const seen: string[] = [];
            const look = () => {
              const now = document.querySelector('main h1')?.textContent ?? 'no heading';
              if (seen.at(-1) !== now) seen.push(now);
              if (now === title) resolve(seen);
              else requestAnimationFrame(look);
            };
            look();
          }),
        name,
      );
      await footerLink(page, name).click();
      await requested;
      release();
      expect(await headings).toHaveLength(2);
      expect(await scrolled(page)).toBe(0);
    });
  }
});
