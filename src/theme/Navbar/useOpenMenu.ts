import {useEffect, type RefObject} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import type {DisclosureGroup} from '@site/src/elements/Disclosure';
import {nextFocusIndex} from './nextFocusIndex';

/**
 * The W3C's disclosure navigation pattern: an open menu closes on Escape, on a click or focus elsewhere, on choosing a
 * link, on navigation, and when the window's width hides its button. Arrow keys, Home and End move the focus.
 *
 * The menu with the id `modalId` also traps the focus and stops the page from scrolling. The page is not inert, which
 * would restyle all of it: the stylesheet covers it while the menu is open.
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
    const close = () => setOpenId((current) => (current === openId ? '' : current));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        button.focus({preventScroll: true});
        return;
      }
      if (event.target instanceof HTMLInputElement && event.key !== 'Tab') return; // moves the cursor
      const focusable = [...menu.querySelectorAll<HTMLElement>('button, a, input')].filter(
        (element) => element.getClientRects().length > 0,
      );
      const current = focusable.findIndex((element) => element === document.activeElement);
      const next = nextFocusIndex(event, current, focusable.length, isModal);
      if (next === undefined) return;
      event.preventDefault();
      focusable[next]?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isBackdrop = isModal && target === menu;
      if (isBackdrop || !menu.contains(target) || target.closest('a')) close();
      if (isBackdrop) button.focus({preventScroll: true});
    };
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Element && !menu.contains(target)) close();
    };
    const onResize = () => {
      if (button.getClientRects().length === 0) close();
    };

    document.documentElement.toggleAttribute('data-scroll-lock', isModal);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('resize', onResize);
    return () => {
      document.documentElement.removeAttribute('data-scroll-lock');
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('resize', onResize);
    };
  }, [header, openId, setOpenId, modalId]);
}
