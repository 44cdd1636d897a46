import type {ClientModule} from '@docusaurus/types';
import {moveFocus} from './moveFocus';
import {pageStartId} from './SkipToContent';

/** Opens every `<details>` around an element, and scrolls to it. */
function reveal(element: Element): void {
  const findClosed = () => element.closest<HTMLDetailsElement>('details:not([open])');
  let closed = findClosed();
  if (!closed) return;
  while (closed) {
    closed.open = true;
    closed = findClosed();
  }
  element.scrollIntoView();
}

/** The element that a hash names. A hash may also be words that somebody searches for, or no encoded id. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Does after a navigation what browsers do when they load a page: opens what a link leads into, and moves the focus
 * there, or to the start of the page, so that the Tab key reaches the skip link next. The link that had the focus is
 * gone: each page has a header of its own.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = findTarget(location.hash);
  if (target) reveal(target);
  if (!previousLocation) return; // the browser has loaded the page
  const isSamePage = location.pathname === previousLocation.pathname;
  const destination = target ?? (isSamePage ? null : document.getElementById(pageStartId));
  if (destination) moveFocus(destination);
};
