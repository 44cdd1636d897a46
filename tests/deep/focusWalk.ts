import type {Page} from 'playwright/test';

/** An element that the Tab key stops at. */
export interface Stop {
  /** Its tag and the start of its name. */
  name: string;
  /** Its index in document order. */
  order: number;
  /** The index of the section, menu, header or footer around it. */
  place: number;
  /** Its box, relative to the page. */
  box: {left: number; right: number; top: number; bottom: number};
  /** Whether the header or the phone bar covers a part of it. */
  covered: boolean;
  /** Whether it is in the phone bar, which appears while scrolling. */
  inBar: boolean;
  inCarousel: boolean;
  /** Whether any part of it is in the window. */
  inWindow: boolean;
  /** Whether it looks different without the focus. Known at the next stop. */
  marked?: boolean;
  /** The contrast of its outline with the background; undefined over an image. */
  contrast: number | undefined;
}

export interface Walk {
  forwards: Stop[];
  /** The way back, with Shift+Tab. */
  backwards: Stop[];
  /** Whether both ways ended by themselves. */
  ended: boolean;
  /** Clickable elements that Tab skipped. */
  unreached: string[];
}

/** More stops than any page has. */
const limit = 400;

/** Presses Tab through an open page, to its end and back. */
export async function walk(page: Page): Promise<Walk> {
  await page.waitForLoadState('networkidle'); // for the script that adds a post's button to copy its link
  await page.evaluate(setUp);
  const go = async (key: string, from?: Stop) => {
    const stops: Stop[] = [];
    for (let press = 0; press < limit; press += 1) {
      await page.keyboard.press(key);
      const {stop, marked} = await page.evaluate(() => window.lookAtFocus());
      const last = stops.at(-1);
      if (last) last.marked = marked;
      if (last && (!stop || stop.order === stops[0]?.order)) return {stops, ended: true};
      if (stop) stops.push(stop);
      if (stop && stop.order === from?.order) return {stops, ended: true};
    }
    return {stops, ended: false};
  };
  const {stops: forwards, ended} = await go('Tab');
  const unreached = await page.evaluate(() => window.notStoppedAt());
  const back = await go('Shift+Tab', forwards[0]);
  return {forwards, backwards: back.stops, unreached, ended: ended && back.ended};
}

declare global {
  interface Window {
    lookAtFocus: () => Promise<{stop: Stop | undefined; marked: boolean}>;
    notStoppedAt: () => string[];
  }
}

/** Runs in the page. */
function setUp(): void {
  const elements = [...document.querySelectorAll('*')];
  const phoneBar = document.querySelector('aside[data-enhancement]');
  const bars = [document.querySelector('header'), phoneBar];
  const visited = new Set<Element>();
  let last: {element: Element; look: string} | undefined;

  const name = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `<${element.localName}> ${words.replace(/\s+/g, ' ').trim().slice(0, 50)}`;
  };

  /** Every style that a focus may change, of the element and its surroundings. */
  const look = (element: Element) =>
    [element, element.parentElement, element.closest('label'), element.closest('article, li')]
      .filter((each) => each !== null)
      .flatMap((each) => [undefined, '::before', '::after'].map((it) => getComputedStyle(each, it)))
      .map(({outline, outlineStyle, boxShadow, borderColor, backgroundColor}) =>
        [outlineStyle !== 'none' && outline, boxShadow, borderColor, backgroundColor].join(),
      )
      .join(' | ');

  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(color)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (element: Element): number | undefined => {
    const outlined = [element, element.closest('label')].find(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    if (getComputedStyle(element).opacity === '0') return undefined; // its label shows the focus
    for (let up = outlined?.parentElement; outlined && up; up = up.parentElement) {
      const {backgroundColor, backgroundImage} = getComputedStyle(up);
      const hasImage = up.querySelector(':scope > picture, :scope > .media') !== null;
      if (hasImage || backgroundImage !== 'none') return undefined;
      const [, , , alpha = 1] = rgb(backgroundColor);
      if (alpha < 1) continue;
      const outline = luminance(getComputedStyle(outlined).outlineColor) + 0.05;
      const background = luminance(backgroundColor) + 0.05;
      return Math.max(outline / background, background / outline);
    }
    return undefined;
  };

  const isCovered = (element: Element, {left, right, top, bottom, height}: DOMRect): boolean => {
    if (height > innerHeight - 200) return false; // too tall to be shown whole
    const above = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
    );
    return bars.some((bar) => !bar?.contains(element) && above.some((each) => bar?.contains(each)));
  };

  window.lookAtFocus = async () => {
    // The phone bar appears and disappears with the next frame
    if (innerWidth < 768) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Finishes the transition of the focus style
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const element = document.activeElement;
    const marked = last !== undefined && last.look !== look(last.element);
    last = undefined;
    if (!element || element === document.body) return {stop: undefined, marked};
    visited.add(element);
    last = {element, look: look(element)};
    const box = element.getBoundingClientRect();
    const place = element.closest('nav, form, fieldset, header, footer, section, aside, main');
    const stop = {
      name: name(element),
      order: elements.indexOf(element),
      place: place ? elements.indexOf(place) : -1,
      box: new DOMRect(
        box.left + scrollX,
        box.top + scrollY,
        box.width,
        box.height,
      ).toJSON() as Stop['box'],
      covered: isCovered(element, box),
      inCarousel: element.closest('[data-carousel]') !== null,
      inBar: phoneBar?.contains(element) ?? false,
      inWindow: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
      contrast: contrast(element),
    };
    return {stop, marked};
  };

  window.notStoppedAt = () => {
    const interactive =
      'a[href], button, input, select, textarea, summary, [role="button"], [onclick]';
    const isReached = (element: Element): boolean => {
      const equals = [element];
      const href = element.getAttribute('href');
      // The map repeats the links of the list beside it
      if (href && element.closest('[aria-hidden="true"]'))
        equals.push(...document.querySelectorAll(`a[href="${href}"]`));
      // Arrow keys move between the radio buttons of a group
      if (element instanceof HTMLInputElement && element.type === 'radio')
        equals.push(...document.querySelectorAll(`[type="radio"][name="${element.name}"]`));
      return equals.some((each) => visited.has(each));
    };
    return elements
      .filter((element) => element.isConnected && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter(
        (element) =>
          element.matches(interactive) ||
          // Anything with a pointer cursor of its own looks clickable
          (getComputedStyle(element).cursor === 'pointer' &&
            !element.closest(`${interactive}, label`) &&
            !element.querySelector(interactive)),
      )
      .filter((element) => !isReached(element))
      .map(name);
  };
}
