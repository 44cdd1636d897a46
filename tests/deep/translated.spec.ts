/** Pages that the browser translates: it replaces every text node by `<font>` elements, and does so after each change. */
import {expect, test, type Page} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {footerLink, holdScripts, hydrated, watch} from '../support/page';
import {unknownAddress} from '../support/routes';
import {useEverything} from '../support/useEverything';

test.use({contextOptions: {reducedMotion: 'reduce'}});

declare global {
  interface Window {
    /** Texts that React has written where nobody sees them. */
    lost: string[];
  }
}

/** Translates the page from now on: to the same words, so that tests still find them. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.lost = [];
    const data = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    const replaced = new WeakSet<Node>();
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...data,
      set(this: Node, text: string) {
        if (replaced.has(this)) window.lost.push(text);
        data?.set?.call(this, text);
      },
    });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its node
    const {removeChild} = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      if (replaced.has(child)) window.lost.push(child.textContent ?? '');
      return removeChild.call(this, child) as T;
    };
    const leftOut = 'font, script, style, textarea, noscript, title';
    const replaceTexts = () => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest(leftOut)) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
        replaced.add(text);
      }
    };
    replaceTexts();
    new MutationObserver(replaceTexts).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

const lost = (page: Page) => page.evaluate(() => window.lost);

for (const address of [...kindsOfPages(), unknownAddress]) {
  test(`${address} works while it is translated`, async ({page}) => {
    const problems = watch(page);
    await page.goto(address);
    await hydrated(page);
    await translate(page);
    await useEverything(page);
    await footerLink(page, 'Terms').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(/^Terms/);
    expect(await lost(page)).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('mailto:'))).toEqual([]);
  });
}

test('the search works while it is translated', async ({page}) => {
  const problems = watch(page);
  await page.goto('/search');
  await hydrated(page);
  await translate(page);
  const field = page.getByRole('main').getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  for (const [query, answer] of [
    ['airport', /“airport”: \d/],
    ['zzqqx', /“zzqqx”/],
    ['hourly', /“hourly”: \d/],
    ['   ', /^$/],
  ] as const) {
    await field.fill(query);
    await expect(status).toHaveText(answer);
  }
  expect(await lost(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the search works while it is translated, after it failed to load', async ({page}) => {
  const problems = watch(page);
  const index = '**/search-index*';
  await page.route(index, (route) => route.abort());
  await page.goto('/search');
  await hydrated(page);
  await translate(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('airport');
  await expect(main.getByRole('status').getByRole('link').first()).toBeVisible();
  await page.unroute(index);
  await main.getByRole('searchbox').press('x');
  await main.getByRole('searchbox').press('Backspace');
  await expect(main.getByRole('status')).toHaveText(/^[^.]*“airport”: \d+$/);
  expect(await lost(page)).toEqual([]);
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([]);
});

test('what was typed and chosen stays when the page was translated before it hydrates', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/charge', {waitUntil: 'commit'});
  const message = page.locator('main form textarea');
  await message.fill('A bay in Tezpur');
  await translate(page);
  const place = await message.boundingBox();
  release();
  await hydrated(page);
  await expect(message).toHaveValue('A bay in Tezpur');
  await expect(message).toBeFocused();
  expect(await message.boundingBox()).toEqual(place);
});
