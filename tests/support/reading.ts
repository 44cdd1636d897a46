import type {Page} from 'playwright/test';

/** Visible controls that do nothing without JavaScript. The radio buttons of rentals work by stylesheet. */
export const idleControls = (page: Page) =>
  page
    .locator('button, input, textarea, select, [role="button"], [role="switch"], a:not([href])')
    .and(page.locator(':not(:disabled, [type="radio"], form[action] *)'))
    .filter({visible: true});

/**
 * Reads the text of each element in `main`, and the targets of the page's links, each once. Skips what only works with
 * JavaScript: buttons (except in a heading), `output`, and elements marked `data-enhancement`.
 */
export const read = (page: Page) =>
  page.evaluate(() => {
    const leftOut =
      'script, style, template, noscript, button:not(h3 > button), output, [data-enhancement]';
    const words: string[] = [];
    for (const element of document.querySelectorAll('main, main *')) {
      if (element.closest(leftOut) || !element.checkVisibility({visibilityProperty: true}))
        continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      if (own) words.push(own);
    }
    const links = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.closest('[data-enhancement], noscript')) continue;
      const {origin, pathname, search, hash} = link;
      links.add(origin === location.origin ? pathname + search + hash : link.href);
    }
    return {words, links: [...links].sort()};
  });
