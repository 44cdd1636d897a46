import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** What the Tab key stops at. */
const focusable = 'summary, a, button, input';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** A menu's toggle and links. */
const areaOf = (menu: HTMLDetailsElement): Element => menu.parentElement ?? menu;

/**
 * What the browser leaves to scripts in the header's menus: they close on Escape, on a click or focus elsewhere, on
 * choosing a link, on navigation, and when the window's width hides their button. The phone's menu also keeps the focus
 * inside, and the page behind it does not scroll.
 */
export function useMenus(
  header: RefObject<HTMLElement | null>,
  phoneMenu: RefObject<HTMLDetailsElement | null>,
): void {
  const location = useLocation();

  useEffect(() => {
    const menus = [...(header.current?.querySelectorAll('details') ?? [])];
    const openMenus = () => menus.filter(({open}) => open);

    const lockPage = () => {
      const isOpen = Boolean(phoneMenu.current?.open);
      document.documentElement.toggleAttribute('data-menu-open', isOpen);
    };
    const close = (menu: HTMLDetailsElement) => {
      menu.open = false;
      lockPage(); // the toggle event arrives later
    };
    const closeAndFocus = (menu: HTMLDetailsElement) => {
      close(menu);
      menu.querySelector('summary')?.focus({preventScroll: true});
    };

    const onKeyDown = (event: KeyboardEvent) => {
      for (const menu of openMenus()) {
        if (event.key === 'Escape') closeAndFocus(menu);
        if (event.key === 'Tab' && menu === phoneMenu.current) keepFocusInside(event, areaOf(menu));
      }
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      for (const menu of openMenus()) {
        const isOutside = !areaOf(menu).contains(target);
        if (target === menu)
          closeAndFocus(menu); // its backdrop
        else if (isOutside || target.closest('a')) close(menu);
      }
    };
    const onFocusIn = ({target}: FocusEvent) => {
      for (const menu of openMenus()) if (!areaOf(menu).contains(target as Node)) close(menu);
    };
    const onResize = () => {
      for (const menu of openMenus()) if (!isShown(menu)) close(menu);
    };
    const closeAll = () => openMenus().forEach(close);

    lockPage(); // the visitor may have opened the menu before hydration
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('click', onClick, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    phoneMenu.current?.addEventListener('toggle', lockPage, {signal});
    window.addEventListener('resize', onResize, {signal});
    window.addEventListener('pageshow', closeAll, {signal}); // back from another site
    return () => {
      listeners.abort();
      closeAll();
    };
  }, [header, phoneMenu, location]);
}

/** Moves the focus from the last element to the first, and from the first to the last. */
function keepFocusInside(event: KeyboardEvent, area: Element): void {
  const stops = [...area.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const first = stops[0];
  const last = stops.at(-1);
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
