import type {Page} from 'playwright/test';

import {expectNone, sticksOut} from '../support/page';

/** Fails softly when the page does not fit the window, or when text is cut off or overlaps. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expectNone(await sticksOut(page), `${what} is wider than the window:`);
  expectNone(await unreadableText(page), `${what}:`);
}

/** Returns text that is cut off by a box around it, sticks out of its button, or overlaps other text. */
async function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      block: Element;
      /** The layer above the page that it belongs to: a sticky header, an open menu. */
      layer: Element | undefined;
      box: DOMRect;
    }
    const problems = new Set<string>();
    const lines: Line[] = [];

    const outside = (inner: DOMRect, outer: DOMRect, tolerance: number) =>
      inner.left < outer.left - tolerance ||
      inner.right > outer.right + tolerance ||
      inner.top < outer.top - tolerance ||
      inner.bottom > outer.bottom + tolerance;
    const meet = (one: DOMRect, two: DOMRect) => {
      const left = Math.max(one.left, two.left);
      const top = Math.max(one.top, two.top);
      return new DOMRect(
        left,
        top,
        Math.min(one.right, two.right) - left,
        Math.min(one.bottom, two.bottom) - top,
      );
    };
    /** Letters fill the middle of the line height that fonts reserve. */
    const letters = ({left, top, width, height}: DOMRect) =>
      new DOMRect(left, top + height * 0.22, width, height * 0.56);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent?.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        continue;
      // Text in a drawing is part of the drawing
      if (parent.closest('.visually-hidden, svg, script, style, noscript')) continue;

      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        let box = letters(rect);
        if (box.width < 1) continue;
        let layer: Element | undefined;
        let block: Element | undefined;
        let cut = false;
        for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
          const {display, position, overflowX, overflowY, clipPath} = getComputedStyle(up);
          if (!block && display !== 'inline') block = up;
          if (position === 'sticky' || position === 'fixed') layer ??= up;
          if (position === 'absolute' && up.closest('header')) layer ??= up;
          const edge = up.getBoundingClientRect();
          if (`${overflowX} ${overflowY}`.includes('auto') || overflowX === 'scroll') {
            box = meet(box, edge); // can be scrolled back into view
          } else if (/hidden|clip/.test(`${overflowX} ${overflowY}`) || clipPath !== 'none') {
            if (box.width > 0 && box.height > 0 && outside(box, edge, 1)) cut = true;
          }
          if (up.matches('button, .button, summary, label') && outside(box, edge, 1) && !cut)
            problems.add(`sticks out of <${up.localName}>: ${text.slice(0, 60)}`);
        }
        if (cut) problems.add(`cut off: ${text.slice(0, 60)}`);
        if (box.width > 1 && box.height > 1) lines.push({text, block: block ?? parent, layer, box});
      }
    }

    lines.sort((one, two) => one.box.top - two.box.top);
    lines.forEach((one, index) => {
      for (const two of lines.slice(index + 1)) {
        if (two.box.top > one.box.bottom - 2) break;
        if (one.layer !== two.layer || one.block === two.block) continue;
        const {width, height} = meet(one.box, two.box);
        if (width > 2 && height > 2)
          problems.add(`lie over each other: ${one.text.slice(0, 50)} | ${two.text.slice(0, 50)}`);
      }
    });
    return [...problems];
  });
}
