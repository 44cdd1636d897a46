import type {Locator, Page} from 'playwright/test';

/** The spacing that WCAG 1.4.12 gives to every reader. Needs a context with `bypassCSP`: the policy forbids styles. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `,
  });
}

/**
 * The words inside a part of the page that cannot be read whole: they stick out of the window, of a box that cuts
 * them or of their button or field's label, or lie over other words.
 */
export async function unreadable(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const problems: string[] = [];
    const edge = document.documentElement.clientWidth;
    if (root.getBoundingClientRect().right > edge + 0.5) problems.push('All of it sticks out');
    const seen: {owner: Element; text: string; box: DOMRect}[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const hidden = (element: Element) =>
      !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
      element.closest('.visually-hidden') !== null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || !text || hidden(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        if (box.left < -0.5 || box.right > edge + 0.5)
          problems.push(`"${text}" sticks out of the window`);
        for (let up: Element | null = owner; up && up !== document.body; up = up.parentElement) {
          const {overflowX, overflowY, clipPath} = getComputedStyle(up);
          const frame = up.getBoundingClientRect();
          const holds = up.matches('a.button, button, label, legend, summary');
          const sideways = box.left < frame.left - 1 || box.right > frame.right + 1;
          const downwards = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
          if (sideways && (holds || clipPath !== 'none' || overflowX !== 'visible'))
            problems.push(`"${text}" is cut by <${up.localName} class="${up.className}">`);
          if (downwards && (holds || clipPath !== 'none' || overflowY !== 'visible'))
            problems.push(`"${text}" is cut by <${up.localName} class="${up.className}">`);
        }
        for (const other of seen) {
          if (other.owner === owner) continue;
          const over =
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) >
              Math.min(box.height, other.box.height) / 2;
          if (over) problems.push(`"${text}" lies over "${other.text}"`);
        }
        seen.push({owner, text, box});
      }
    }
    return problems;
  });
}

/** Links, buttons and fields of a part that are smaller than 24 by 24 pixels. Links in running text may be. */
export async function smallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [...root.querySelectorAll('a, button, input, textarea, summary')]
      .filter((target) => target.checkVisibility({visibilityProperty: true}))
      .filter((target) => getComputedStyle(target).display !== 'inline')
      .map((target) => ({target, box: target.getBoundingClientRect()}))
      .filter(({box}) => box.width < 24 || box.height < 24)
      .map(
        ({target, box}) =>
          `${target.localName} "${target.textContent}" is ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  );
}
