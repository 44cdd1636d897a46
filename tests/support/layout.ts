/** Problems of a page that a visitor sees, found in the page itself. */
import type {Page} from 'playwright/test';

/** Returns the elements that make the page wider than the window. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter(() => scrollWidth > clientWidth)
      .map((element) => (element.cloneNode() as Element).outerHTML);
  });

/**
 * Returns the texts that an edge cuts, where nobody can scroll to them, and the texts and controls that are on top of
 * each other.
 */
export const cutOrCovered = (page: Page) =>
  page.evaluate(() => {
    /** A line of a text, or a control: what of it is in view. */
    interface Part {
      node: Node;
      name: string;
      area: DOMRect;
    }
    const tolerance = 2;
    const problems = new Set<string>();
    const parts: Part[] = [];

    const intersect = (a: DOMRect, b: DOMRect) => {
      const left = Math.max(a.left, b.left);
      const top = Math.max(a.top, b.top);
      const right = Math.min(a.right, b.right);
      const bottom = Math.min(a.bottom, b.bottom);
      return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true});

    const addPart = (node: Node, element: Element, {left, top, width, height}: DOMRect): void => {
      const isText = node !== element;
      const name = isText ? `“${node.textContent}”` : (element.cloneNode() as Element).outerHTML;
      // Lines may be lower than their letters, and links are higher than theirs for fingers
      const inset = isText ? height * 0.3 : Math.min(height * 0.3, 12);
      let whole = new DOMRect(left, top + inset, width, height - 2 * inset);
      let area = whole;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const {overflow, position, bottom} = getComputedStyle(around);
        if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return; // the bar of phones
        if (overflow === 'visible' && around.parentElement) continue;
        const box = around.getBoundingClientRect();
        if (box.width <= 1) return; // for screen readers
        area = intersect(area, box);
        if (/auto|scroll/.test(overflow)) whole = area; // what it scrolls is not lost
        const lost = Math.max(whole.width - area.width, whole.height - area.height);
        if (isText && lost > tolerance) problems.add(`cut: ${name}`);
      }
      if (area.width > 0 && area.height > 0) parts.push({node, name, area});
    };

    // Without the parts of the page that stick, or show the focus
    window.scrollTo({top: 0, behavior: 'instant'});
    (document.activeElement as HTMLElement | null)?.blur();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {currentNode: text} = walker;
      const {parentElement: element} = text;
      if (!element || !text.textContent?.trim() || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) addPart(text, element, line);
    }
    const controls = 'a:not(svg a), button, summary, input, select, textarea';
    for (const control of [...document.querySelectorAll(controls)].filter(isVisible)) {
      const label = control.closest('label') ?? control;
      for (const rect of label.getClientRects()) addPart(label, label, rect);
    }

    parts.sort((a, b) => a.area.top - b.area.top);
    for (const [index, {node, name, area}] of parts.entries()) {
      for (const lower of parts.slice(index + 1)) {
        if (lower.area.top >= area.bottom - tolerance) break;
        if (node.contains(lower.node) || lower.node.contains(node)) continue;
        if (intersect(area, lower.area).width > tolerance)
          problems.add(`overlap: ${name} and ${lower.name}`);
      }
    }
    return [...problems];
  });

/** Clicks the controls of the page's main part, and returns those that change nothing. */
export const deadControls = (page: Page) =>
  page.evaluate(async () => {
    const longestDelay = 2000; // only dead controls take it
    const change = () =>
      new Promise<boolean>((resolve) => {
        const onChange = () => resolve(true);
        const all = {subtree: true, childList: true, attributes: true, characterData: true};
        new MutationObserver(onChange).observe(document, all);
        addEventListener('scroll', onChange, {capture: true, once: true});
        addEventListener('focusin', onChange, {once: true});
        setTimeout(resolve, longestDelay, false);
      });
    const dead: string[] = [];
    const controls = 'button:not(:disabled, [aria-disabled="true"]), summary, [role="button"]';
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      if (!control.checkVisibility()) continue;
      // Events of the click before
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const changed = change();
      (document.activeElement as HTMLElement | null)?.blur();
      control.click();
      if (!(await changed)) dead.push((control.cloneNode() as Element).outerHTML);
    }
    return dead;
  });
