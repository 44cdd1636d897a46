/** Pages with long words everywhere, as in a translation, one after the other in the same window. */
import {expect, test, type Page} from 'playwright/test';

import {mainPages} from '../support/builtPages';
import {open, tooWide} from '../support/page';

let page: Page;

test.beforeAll(async ({browser}) => {
  page = await browser.newPage({reducedMotion: 'reduce'});
});

/** Replaces every word of five letters or more, as translators do: in its text node. */
const lengthenWords = () =>
  page.locator('.page').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement, textContent} = walker.currentNode;
      if (parentElement?.closest('svg')) continue; // drawings
      const long = textContent?.replace(/[\p{L}\p{M}]{5,}/gu, 'Kundenzufriedenheitsgarant');
      walker.currentNode.textContent = long ?? '';
    }
  });

/** The visible texts that pass an edge of the window and that nobody can scroll to. */
const cutTexts = () =>
  page.locator('.page').evaluate((root) => {
    const isScroller = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && isScroller(element.parentElement));
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement, textContent} = walker.currentNode;
      if (!parentElement?.checkVisibility({visibilityProperty: true})) continue;
      if (parentElement.closest('svg, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const {left, right} = range.getBoundingClientRect();
      const isCut = right > document.documentElement.clientWidth + 1 || left < -1;
      if (isCut && !isScroller(parentElement)) cut.push(textContent ?? '');
    }
    return cut;
  });

for (const address of mainPages) {
  test(`${address} has room for long words`, async () => {
    await open(page, address);
    await lengthenWords();
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await tooWide(page)).toEqual([]);
      expect.soft(await cutTexts()).toEqual([]);
    }
  });
}
