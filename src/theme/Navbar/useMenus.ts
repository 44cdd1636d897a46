import {useEffect} from 'react';
import type {RefObject} from 'react';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import type {Disclosures} from '@site/src/elements/Disclosure';
import {holdStill} from './holdStill';
import {nextStop} from './nextStop';

/**
 * The disclosure navigation of the W3C's authoring practices: an open menu closes on Escape (the focus goes back to
 * its button), on a click or a focus elsewhere, on choosing a link, on a change of the address, and when the window's
 * width takes its button away. The arrow keys, Home and End move in it.
 *
 * The `modal` one also keeps the focus: what is behind it cannot be reached and does not scroll.
 */
export function useMenus(
  header: RefObject<HTMLElement | null>,
  {open, setOpen}: Disclosures,
  modal: string,
): void {
  useLocationChange(() => setOpen(''));

  useEffect(() => {
    const button = header.current?.querySelector<HTMLElement>(`[aria-controls="${open}"]`);
    const menu = button?.parentElement;
    if (!button || !menu) return undefined;

    const keeps = open === modal;
    const stops = [button, ...menu.querySelectorAll('a')];
    const close = () => setOpen((now) => (now === open ? '' : now)); // not what was opened in the meantime

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
        button.focus({preventScroll: true});
        return;
      }
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = nextStop(event, at, stops.length, keeps);
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const outside = !menu.contains(target);
      if (outside || target.closest('a')) close();
      // What is behind takes no focus, so a click on it would lose it
      if (outside && keeps && !header.current?.contains(target))
        button.focus({preventScroll: true});
    };
    const onFocus = ({target}: FocusEvent) => {
      if (target instanceof Element && !menu.contains(target)) close();
    };
    const onResize = () => {
      if (!button.getClientRects().length) close();
    };

    const release = keeps ? holdStill(header.current) : undefined;
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    window.addEventListener('resize', onResize);
    return () => {
      release?.();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('resize', onResize);
    };
  }, [header, open, setOpen, modal]);
}
