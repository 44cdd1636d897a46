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
  /** The fixed element that covers it, if any. */
  covered: string | undefined;
  /** Whether it is in the phone bar, which appears while scrolling. */
  inBar: boolean;
  /** Whether it belongs to a carousel. */
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
  const there = await go('Tab');
  const unreached = await page.evaluate(() => window.notStoppedAt());
  const back = await go('Shift+Tab', there.stops[0]);
  return {
    forwards: there.stops,
    backwards: back.stops,
    unreached,
    ended: there.ended && back.ended,
  };
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
  const visited = new WeakSet<Element>();
  let last: {element: Element; look: string} | undefined;

  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ');
    return `<${element.localName}> ${words.trim().slice(0, 50)}`;
  };

  /** Every style that a focus may change, of the element and its surroundings. */
  const look = (element: Element) =>
    [element, element.parentElement, element.closest('label'), element.closest('article, li')]
      .flatMap((each) =>
        each ? [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map(({outline, outlineStyle, boxShadow, borderColor, backgroundColor}) =>
        [outlineStyle !== 'none' && outline, boxShadow, borderColor, backgroundColor].join(),
      )
      .join(' | ');

  const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(color).map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (element: Element): number | undefined => {
    const outlined = [element, element.closest('label')].find(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    if (getComputedStyle(element).opacity === '0') return undefined; // its label shows the focus
    for (let up = outlined?.parentElement; outlined && up; up = up.parentElement) {
      const {backgroundColor, backgroundImage} = getComputedStyle(up);
      const [, , , alpha = 1] = rgb(backgroundColor);
      // Over an image
      if (backgroundImage !== 'none' || up.querySelector(':scope > picture, :scope > .media'))
        return undefined;
      if (alpha < 1) continue;
      const [one = 0, two = 0] = [getComputedStyle(outlined).outlineColor, backgroundColor]
        .map(luminance)
        .sort((a, b) => b - a);
      return (one + 0.05) / (two + 0.05);
    }
    return undefined;
  };

  /** Names the fixed element that covers an element. */
  const cover = (element: Element): string | undefined => {
    const {left, right, top, bottom, height} = element.getBoundingClientRect();
    const bars = ['header', 'aside[data-enhancement]'].flatMap((selector) => {
      const bar = document.querySelector(selector);
      return bar && !bar.contains(element) && bar.checkVisibility({visibilityProperty: true})
        ? [bar]
        : [];
    });
    const room =
      innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    if (height > room) return undefined; // too tall to be shown whole
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const above = document.elementFromPoint(x, y);
        const bar = bars.find((each) => each.contains(above));
        if (bar) return `<${bar.localName}>`;
      }
    }
    return undefined;
  };

  window.lookAtFocus = async () => {
    // The phone bar appears and disappears with the next frame
    if (innerWidth < 768) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Finishes the transition of the focus style
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    const element = document.activeElement;
    const marked = last !== undefined && last.look !== look(last.element);
    if (!element || element === document.body) {
      last = undefined;
      return {stop: undefined, marked};
    }
    visited.add(element);
    last = {element, look: look(element)};
    const {left, right, top, bottom, width, height} = element.getBoundingClientRect();
    const place = element.closest(
      'nav, form, fieldset, header, footer, section, aside, article, main',
    );
    return {
      marked,
      stop: {
        name: name(element),
        order: elements.indexOf(element),
        place: place ? elements.indexOf(place) : -1,
        box: new DOMRect(left + scrollX, top + scrollY, width, height).toJSON() as Stop['box'],
        covered: cover(element),
        inCarousel: element.closest('[data-carousel]') !== null,
        inBar: element.closest('aside[data-enhancement]') !== null,
        inWindow: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
        contrast: contrast(element),
      },
    };
  };

  window.notStoppedAt = () => {
    const interactive =
      'a[href], button, input, select, textarea, summary, [role="button"], [onclick]';
    const reached = (element: Element): boolean => {
      if (visited.has(element) || (element as HTMLButtonElement).disabled) return true;
      // The map repeats the links of the list beside it
      const href = element.getAttribute('href');
      if (href && element.closest('[aria-hidden="true"]')) {
        return elements.some((each) => visited.has(each) && each.getAttribute('href') === href);
      }
      // Arrow keys move between the radio buttons of a group
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = document.querySelectorAll(`input[type="radio"][name="${element.name}"]`);
        return [...group].some((each) => visited.has(each));
      }
      return false;
    };
    const clickable = elements.filter((element) => {
      if (!element.isConnected || !element.checkVisibility({visibilityProperty: true}))
        return false;
      if (element.matches(interactive)) return true;
      // Anything with a pointer cursor of its own looks clickable
      if (getComputedStyle(element).cursor !== 'pointer') return false;
      return !element.closest(`${interactive}, label`) && !element.querySelector(interactive);
    });
    return clickable
      .filter((element) => {
        const control = element instanceof HTMLLabelElement ? element.control : element;
        return !reached(control ?? element);
      })
      .map(name);
  };
}
