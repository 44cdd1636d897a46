import type {Page} from 'playwright/test';

/** Returns text that is cut off by a box around it, sticks out of its button, or overlaps other text. */
export async function unreadableText(page: Page): Promise<string[]> {
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

    const meet = (one: DOMRect, two: DOMRect) => {
      const left = Math.max(one.left, two.left);
      const top = Math.max(one.top, two.top);
      const right = Math.min(one.right, two.right);
      return new DOMRect(left, top, right - left, Math.min(one.bottom, two.bottom) - top);
    };
    const isInside = (inner: DOMRect, outer: DOMRect) => {
      const {width, height} = meet(inner, outer);
      return width >= inner.width - 1 && height >= inner.height - 1;
    };

    function addLine(text: string, parent: Element, rect: DOMRect): void {
      // Letters fill the middle of the line height that fonts reserve
      let box = new DOMRect(
        rect.left,
        rect.top + rect.height * 0.22,
        rect.width,
        rect.height * 0.56,
      );
      let layer: Element | undefined;
      let block: Element | undefined;
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const {display, position, overflowX, overflowY, clipPath} = getComputedStyle(up);
        if (display !== 'inline') block ??= up;
        if (/sticky|fixed/.test(position)) layer ??= up;
        if (position === 'absolute' && up.closest('header')) layer ??= up;
        const edge = up.getBoundingClientRect();
        const overflow = `${overflowX} ${overflowY}`;
        if (/auto|scroll/.test(overflow)) box = meet(box, edge); // can be scrolled back into view
        if (box.width < 1 || box.height < 1) return;
        const clips = clipPath !== 'none' || /hidden|clip/.test(overflow);
        if (clips && !isInside(box, edge)) problems.add(`cut off: ${text}`);
        else if (up.matches('button, .button, summary, label') && !isInside(box, edge))
          problems.add(`sticks out of <${up.localName}>: ${text}`);
      }
      lines.push({text, block: block ?? parent, layer, box});
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement: parent, textContent} = walker.currentNode;
      const text = textContent?.trim().slice(0, 60);
      const visible = {visibilityProperty: true, opacityProperty: true};
      // Text in a drawing is part of the drawing
      if (!text || parent?.closest('.visually-hidden, svg, script, style, noscript')) continue;
      if (!parent?.checkVisibility(visible)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) addLine(text, parent, rect);
    }

    lines.sort((one, two) => one.box.top - two.box.top);
    lines.forEach((one, index) => {
      for (const two of lines.slice(index + 1)) {
        if (two.box.top > one.box.bottom - 2) break;
        if (one.layer !== two.layer || one.block === two.block) continue;
        const {width, height} = meet(one.box, two.box);
        if (width > 2 && height > 2) problems.add(`overlap: ${one.text} | ${two.text}`);
      }
    });
    return [...problems];
  });
}
