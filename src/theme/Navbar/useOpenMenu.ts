import {useEffect, type RefObject} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import type {DisclosureGroup} from '@site/src/elements/Disclosure';

/**
 * The W3C's disclosure navigation pattern: an open menu closes on Escape, on a click or focus elsewhere, on choosing a
 * link, on navigation, and when the window's width hides its button. Arrow keys, Home and End move the focus.
 *
 * The menu with the id `modalId` also traps the focus. The page is not inert, which would restyle all of it: the
 * stylesheet covers it and stops it from scrolling while the menu is open.
 */
export function useOpenMenu(
  header: RefObject<HTMLElement | null>,
  {openId, setOpenId}: DisclosureGroup,
  modalId: string,
): void {
  useLocationChange(() => setOpenId(''));

  useEffect(() => {
    const button = header.current?.querySelector<HTMLElement>(`[aria-controls="${openId}"]`);
    const menu = button?.parentElement;
    if (!button || !menu) return undefined;

    const isModal = openId === modalId;
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const close = () => setOpenId((current) => (current === openId ? '' : current));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        button.focus({preventScroll: true});
      }
      if (event.target instanceof HTMLInputElement && event.key !== 'Tab') return; // moves the cursor
      const stops = [...menu.querySelectorAll<HTMLElement>('button, a, input')].filter(isShown);
      const next = nextStop(event, stops, isModal);
      if (next) event.preventDefault();
      next?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isBackdrop = isModal && target === menu;
      if (isBackdrop || !menu.contains(target) || target.closest('a')) close();
      if (isBackdrop) button.focus({preventScroll: true});
    };

    const onFocusIn = ({target}: FocusEvent) => menu.contains(target as Node) || close();
    const onResize = () => isShown(button) || close();

    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('click', onClick, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    window.addEventListener('resize', onResize, {signal});
    window.addEventListener('pageshow', close, {signal}); // back from another site
    return () => listeners.abort();
  }, [header, openId, setOpenId, modalId]);
}

/** Returns what a key focuses among a menu's button and links, unless the browser's default applies. */
function nextStop(event: KeyboardEvent, stops: readonly HTMLElement[], trapFocus: boolean) {
  const {key, shiftKey, altKey, ctrlKey, metaKey} = event;
  const current = stops.findIndex((each) => each === document.activeElement);
  const last = stops.length - 1;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Tab') {
    const isAtEnd = current < 0 || current === (shiftKey ? 0 : last);
    return trapFocus && isAtEnd ? stops.at(shiftKey ? -1 : 0) : undefined;
  }
  const targets = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: Math.max(current - 1, 0),
    Home: 1,
    End: last,
  };
  return current >= 0 && key in targets ? stops[targets[key as keyof typeof targets]] : undefined;
}
