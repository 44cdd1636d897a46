import {useEffect} from 'react';
import type {RefObject} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import type {DisclosureGroup} from '@site/src/elements/Disclosure';
import {lockBackground} from './lockBackground';
import {nextFocusIndex} from './nextFocusIndex';

/**
 * The W3C's disclosure navigation pattern: an open menu closes on Escape, on a click or focus elsewhere, on choosing a
 * link, on navigation, and when the window's width hides its button. Arrow keys, Home and End move the focus.
 *
 * The menu with the id `modalId` also traps the focus and locks the page behind it.
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
    const focusable = [...menu.querySelectorAll<HTMLElement>('button, a, input')];
    const close = () => setOpenId((current) => (current === openId ? '' : current));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        button.focus({preventScroll: true});
        return;
      }
      if (event.target instanceof HTMLInputElement && event.key !== 'Tab') return; // moves the cursor
      const current = focusable.findIndex((element) => element === document.activeElement);
      const next = nextFocusIndex(event, current, focusable.length, isModal);
      if (next === undefined) return;
      event.preventDefault();
      focusable[next]?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isOutside = !menu.contains(target);
      if (isOutside || target.closest('a')) close();
      // The inert page takes no focus, so a click on it would lose the focus
      if (isOutside && isModal && !header.current?.contains(target)) {
        button.focus({preventScroll: true});
      }
    };
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Element && !menu.contains(target)) close();
    };
    const onResize = () => {
      if (button.getClientRects().length === 0) close();
    };

    const unlock = isModal ? lockBackground(header.current) : undefined;
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('resize', onResize);
    return () => {
      unlock?.();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('resize', onResize);
    };
  }, [header, openId, setOpenId, modalId]);
}
