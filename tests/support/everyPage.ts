/** What pages.spec.ts reads from a page, and does to it. */
import type {Page} from 'playwright/test';

declare global {
  interface Window {
    /** The elements that scrolled since the page began to load. */
    scrolledElements: string[];
    hasLargestPaint: boolean;
  }
}

/** Notes in each page that opens from now on what scrolls, and the largest paint, which a scroll ends. */
export const watchLoading = (page: Page) =>
  page.addInitScript(() => {
    window.scrolledElements = [];
    const onScroll = ({target}: Event) => {
      const element = target instanceof Element ? target : document.documentElement;
      window.scrolledElements.push((element.cloneNode() as Element).outerHTML);
    };
    addEventListener('scroll', onScroll, {capture: true});
    const type = 'largest-contentful-paint';
    window.hasLargestPaint = !PerformanceObserver.supportedEntryTypes.includes(type);
    const observer = new PerformanceObserver(() => (window.hasLargestPaint = true));
    observer.observe({type, buffered: true});
  });

/** The kilobytes of the images that a visitor sees before scrolling. */
export const kilobytesOfImages = (page: Page) =>
  page.locator('main img').evaluateAll((all: HTMLImageElement[]) => {
    const shown = all.filter((image) => {
      const {top, bottom, left, right} = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const sizes = shown.flatMap(({currentSrc}) =>
      performance
        .getEntriesByName(currentSrc)
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  });

/** What visitors read: texts of `main` outside of controls, which need scripts, and the targets of links. */
export const readPage = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button:not(h3 > button), [role="status"], output, search, [aria-hidden]';
    const found = new Set<string>();
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const {parentElement, textContent} = walker.currentNode;
      const text = textContent?.replace(/\s+/g, ' ').trim();
      if (!text || !parentElement?.checkVisibility({visibilityProperty: true})) continue;
      if (!parentElement.closest(controls)) found.add(text);
    }
    // Scripts name the chosen rental in messages
    for (const link of document.querySelectorAll('main a[href]:not([href*="please%20book"])'))
      found.add(new URL(link.getAttribute('href') ?? '', location.href).href);
    return [...found].sort();
  });

/**
 * Scrolls through the page, a window in each frame.
 * @returns the share by which its height changes
 */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const {scrollHeight} = document.documentElement;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({top: 0, behavior: 'instant'});
    return Math.abs(document.documentElement.scrollHeight / scrollHeight - 1);
  });

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
    const white = 3 * 255;
    const brightestText = 400;
    const darkestPaper = 600;
    /** From 0 for black on; of transparent colours, what is given. */
    const brightness = (color: string, transparent: number) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0 ? r + g + b : transparent;
    };
    const hasText = (each: Element) =>
      [...each.childNodes].some(
        ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
    const tag = (each: Element) => (each.cloneNode() as Element).outerHTML;
    const wrong: string[] = [];
    for (const each of document.querySelectorAll('html, body *')) {
      if (!each.checkVisibility({visibilityProperty: true})) {
        const isFolded = each.matches('main details > :not(summary)');
        if (isFolded && each.parentElement?.checkVisibility()) wrong.push(`hidden: ${tag(each)}`);
        continue;
      }
      const {backgroundColor, color} = getComputedStyle(each);
      const {left, right} = each.getBoundingClientRect();
      const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
      if (isOutside && each.matches('img')) wrong.push(`outside of the paper: ${tag(each)}`);
      if (hasText(each) && brightness(color, 0) > brightestText) wrong.push(`pale: ${tag(each)}`);
      if (brightness(backgroundColor, white) < darkestPaper) wrong.push(`dark: ${tag(each)}`);
      if (each.matches('button:not(form *)')) wrong.push(`a button: ${tag(each)}`);
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
