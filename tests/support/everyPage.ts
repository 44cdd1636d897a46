/** What pages.spec.ts reads from a page, and does to it. */
import type {Page} from 'playwright/test';

import {main} from './page';

/** Reports on the console of each page that opens from now on what scrolls. */
export const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const onScroll = ({target}: Event) => {
      const {outerHTML = 'the page'} = target as Partial<Element>;
      console.warn(`This scrolls: ${outerHTML.slice(0, 100)}`);
    };
    addEventListener('scroll', onScroll, {capture: true});
  });

/** Returns the values of what the browser has measured since the page began to load. */
export const measured = (page: Page, type: 'largest-contentful-paint' | 'layout-shift') =>
  page.evaluate((entryType) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: entryType, buffered: true});
    return observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
  }, type);

/** The kilobytes of the images that a visitor sees before scrolling. */
export const kilobytesOfImages = (page: Page) =>
  main(page)
    .locator('img')
    .evaluateAll(async (images: HTMLImageElement[]) => {
      const isInView = ({top, left}: DOMRect) => top < innerHeight && left < innerWidth;
      const shown = images.filter((image) => isInView(image.getBoundingClientRect()));
      let bytes = 0;
      for (const source of new Set(shown.map(({currentSrc}) => currentSrc)))
        if (source) bytes += (await (await fetch(source)).blob()).size;
      return bytes / 1024;
    });

/** What visitors read: texts, names and links of `main`, a line for each, without controls, which need scripts. */
export async function readPage(page: Page): Promise<string[]> {
  const lines = (await main(page).ariaSnapshot()).split('\n').map((line) => line.trim());
  // Scripts name the chosen rental in messages
  const needsScripts = /^- (?:button|search|searchbox|status)\b|please%20book/;
  return lines.filter((line) => !needsScripts.test(line));
}

/** Focuses the controls of a page in order, from its top. @returns those that the window or the header cuts off */
export const cutOffStops = (page: Page) =>
  page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const tolerance = 2;
    window.scrollTo({top: 0, behavior: 'instant'});
    return [...document.querySelectorAll<HTMLElement>(`:is(main, footer) :is(${stops})`)]
      .filter((stop) => {
        stop.focus();
        // In very low windows, the header scrolls away
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const start = Math.max(header, 0);
        const {top, bottom, height} = stop.getBoundingClientRect();
        const isCutOff = top < start - tolerance || bottom > innerHeight + tolerance;
        const room = (innerHeight - start) / 2; // areas that scroll may be higher
        return stop === document.activeElement && isCutOff && height <= room;
      })
      .map((stop) => (stop.cloneNode() as Element).outerHTML);
  });

/** Of a page for print: what is hidden, pale, dark or cut off, and the controls that only work on a screen. */
export const wrongOnPaper = (page: Page) =>
  page.evaluate(() => {
    const brightestText = 400;
    const brightness = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return red + green + blue;
    };
    const wrong: string[] = [];
    for (const each of document.querySelectorAll('html, body *')) {
      const {backgroundColor, color} = getComputedStyle(each);
      const {left, right} = each.getBoundingClientRect();
      const isShown = each.checkVisibility({visibilityProperty: true});
      const isFolded = each.matches('main details > :not(summary)');
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
      const problems = {
        'is hidden': isFolded && !isShown && each.parentElement?.checkVisibility(),
        'is outside of the paper': isShown && isOutside && each.matches('img'),
        'is pale': isShown && brightness(color) > brightestText,
        'has a background': isShown && backgroundColor !== 'rgba(0, 0, 0, 0)',
        'is a button': isShown && each.matches('button:not(form *)'),
      };
      for (const [problem, isThere] of Object.entries(problems))
        if (isThere) wrong.push(`${problem}: ${(each.cloneNode() as Element).outerHTML}`);
    }
    return wrong;
  });

/**
 * Replaces the texts of the page, now and whenever they change, by long words. Like translators of browsers, it
 * replaces text nodes by elements.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent?.closest('script, style, font, svg, textarea') || !text.data.trim()) continue;
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        // The header has a layout for its labels
        font.textContent = parent?.closest('header')
          ? text.data
          : text.data.replace(/[\p{L}\p{M}]{5,}/gu, 'Kundenzufriedenheitsgarant');
        text.replaceWith(font);
      }
    };
    replaceTexts();
    new MutationObserver(replaceTexts).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
