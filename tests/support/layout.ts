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
      element: Element;
      name: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const tolerance = 2;
    const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const root = document.documentElement;
    // Without the parts of the page that stick, or show the focus
    window.scrollTo({top: 0, behavior: 'instant'});
    (document.activeElement as HTMLElement | null)?.blur();
    const problems = new Set<string>();
    const parts: Part[] = [];

    const styleOf = (element: Element) => {
      const {overflowX: x, overflowY: y, position, bottom} = getComputedStyle(element);
      const isAtEdge = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      return {x, y, isAtEdge, box: element.getBoundingClientRect()};
    };
    const styles = new Map<Element, ReturnType<typeof styleOf>>();
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** Clips a part as the elements around it do, and reports a text that one of them cuts. */
    const addPart = (node: Node, element: Element, rect: DOMRect): void => {
      const isText = node !== element;
      const name = isText ? `“${node.textContent?.trim().slice(0, 60)}”` : tagOf(element);
      const {left, right, top, bottom} = rect;
      const part: Part = {node, element, name, left, right, top, bottom};
      // Lines may be lower than their letters, and links are higher than theirs for fingers
      const inset = isText ? rect.height * 0.3 : Math.min(rect.height * 0.3, 12);
      part.top += inset;
      part.bottom -= inset;
      let canReach = {x: false, y: true}; // the page scrolls
      for (
        let around: Element | null = element;
        around && around !== root;
        around = around.parentElement
      ) {
        const style = styles.get(around) ?? styleOf(around);
        styles.set(around, style);
        const {x, y, box} = style;
        if (style.isAtEdge) return; // the bar of phones
        if (x === 'visible' && y === 'visible') continue;
        if (box.width <= 1 || box.height <= 1) return; // for screen readers
        canReach = {x: canReach.x || scrolls(x), y: scrolls(y) || (canReach.y && y === 'visible')};
        const isOut = {
          x: part.left < box.left - tolerance || part.right > box.right + tolerance,
          y: part.top < box.top || part.bottom > box.bottom,
        };
        if (isText && ((isOut.x && !canReach.x) || (isOut.y && !canReach.y)))
          problems.add(`cut: ${part.name}`);
        part.left = Math.max(part.left, box.left);
        part.right = Math.min(part.right, box.right);
        part.top = Math.max(part.top, box.top);
        part.bottom = Math.min(part.bottom, box.bottom);
      }
      const isOutside = part.left < -tolerance || part.right > root.clientWidth + tolerance;
      if (isText && isOutside && !canReach.x) problems.add(`cut by the window: ${part.name}`);
      if (part.right > part.left && part.bottom > part.top) parts.push(part);
    };

    const isVisible = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {currentNode: text} = walker;
      const {parentElement: element} = text;
      if (!element || !text.textContent?.trim() || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) addPart(text, element, rect);
    }
    const controls = 'a:not(svg a), button, summary, input, select, textarea';
    for (const control of document.querySelectorAll(controls)) {
      if (!isVisible(control)) continue;
      const label = control.closest('label') ?? control;
      for (const rect of label.getClientRects()) addPart(label, label, rect);
    }

    parts.sort((a, b) => a.top - b.top);
    for (const [index, part] of parts.entries()) {
      for (const lower of parts.slice(index + 1)) {
        if (lower.top >= part.bottom - tolerance) break;
        if (part.node.contains(lower.node) || lower.node.contains(part.node)) continue;
        const width = Math.min(part.right, lower.right) - Math.max(part.left, lower.left);
        if (width > tolerance) problems.add(`overlap: ${part.name} and ${lower.name}`);
      }
    }
    return [...problems];
  });

/** Clicks the controls of the page's main part, and returns those that change nothing. */
export const deadControls = (page: Page) =>
  page.evaluate(async () => {
    const longestDelay = 2000; // only dead controls take it
    const changes = (click: () => void) =>
      new Promise<boolean>((resolve) => {
        const onChange = () => resolve(true);
        const all = {subtree: true, childList: true, attributes: true, characterData: true};
        new MutationObserver(onChange).observe(document, all);
        addEventListener('scroll', onChange, {capture: true, once: true});
        addEventListener('focusin', onChange, {once: true});
        setTimeout(() => resolve(false), longestDelay);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        click();
      });
    const dead: string[] = [];
    const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const controls = 'button:not(:disabled, [aria-disabled="true"]), summary, [role="button"]';
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      if (!control.checkVisibility()) continue;
      // Events of the click before
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      if (!(await changes(() => control.click()))) dead.push(tagOf(control));
    }
    for (const link of document.querySelectorAll('a:is(:not([href]), [href=""], [href="#"])'))
      dead.push(tagOf(link));
    return dead;
  });
