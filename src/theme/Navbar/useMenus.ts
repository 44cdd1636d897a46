import {useEffect} from 'react';
import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Closes the `<details>` menus inside an element: on Escape (the focus goes back to the menu's button), on a click
 * outside, when the focus leaves, on choosing a link and on a change of page.
 */
export function useMenus(container: RefObject<HTMLElement | null>): void {
  const {pathname, hash} = useLocation();

  useEffect(() => {
    closeAll(container.current);
  }, [container, pathname, hash]);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = element.querySelector<HTMLDetailsElement>('details[open]');
      if (!open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const inside = target.closest('details');
      for (const menu of openMenus(element)) {
        if (menu !== inside || target.closest('a')) menu.open = false;
      }
    };
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (!(relatedTarget instanceof Element)) return; // a click on nothing, or another window
      for (const menu of openMenus(element)) {
        if (!menu.contains(relatedTarget)) menu.open = false;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
}

function openMenus(container: HTMLElement): HTMLDetailsElement[] {
  return [...container.querySelectorAll<HTMLDetailsElement>('details[open]')];
}

function closeAll(container: HTMLElement | null): void {
  for (const menu of container ? openMenus(container) : []) menu.open = false;
}
