import {startTransition, useId, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useHydrated} from '../useHydrated';

/** A group of disclosures, at most one of them open. */
export interface DisclosureGroup {
  /** The id of the open panel, '' when all are closed, undefined before hydration. */
  openId: string | undefined;
  /** Opens the panel with this id and closes the others; '' closes all. */
  setOpenId: (next: string | ((current: string | undefined) => string | undefined)) => void;
  /** The shared `name` of the served `<details>`, which makes them exclusive. */
  name: string;
}

/** Returns the focusable elements in order, which hydration does not change. */
function focusableElements(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('summary, button, a')];
}

/**
 * The state of the `<Disclosure>`s inside an element. Hydration replaces the served `<details>`; what the visitor opened
 * or focused before stays open and focused.
 */
export function useDisclosureGroup(root: RefObject<HTMLElement | null>): DisclosureGroup {
  const [openId, setOpenId] = useState<string | undefined>(useHydrated() ? '' : undefined);
  const details = useRef<HTMLDetailsElement[]>([]);
  const focusedIndex = useRef(-1);
  const name = useId();
  const isServed = openId === undefined;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (isServed) {
      details.current = [...element.querySelectorAll('details')];
      const saveFocus = () => {
        focusedIndex.current = focusableElements(element).findIndex(
          (focusable) => focusable === document.activeElement,
        );
      };
      saveFocus();
      // The focus can move while the transition renders the buttons
      document.addEventListener('focusin', saveFocus);
      startTransition(() => setOpenId((current) => current ?? ''));
      return () => document.removeEventListener('focusin', saveFocus);
    }
    // The replaced <details> still have the state in which the visitor left them
    const openPanel = details.current
      .find((each) => each.open)
      ?.querySelector(':scope > :not(summary)');
    details.current = [];
    if (openPanel && !openId) {
      setOpenId(openPanel.id); // restores the focus in the next run, because it may be inside the panel
      return undefined;
    }
    focusableElements(element)[focusedIndex.current]?.focus({preventScroll: true});
    focusedIndex.current = -1;
    return undefined;
  }, [root, isServed, openId]);

  return {openId, setOpenId, name};
}
