import {startTransition, useId, useLayoutEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {useHydrated} from '../useHydrated';

/** Disclosures that stand together: one at most is open. */
export interface Disclosures {
  /** The open panel's id, '' for none. Undefined until React runs: the page is still as it was served. */
  open: string | undefined;
  /** Opens the panel with this id, and thereby closes the others; '' closes all. */
  setOpen: (next: string | ((now: string | undefined) => string | undefined)) => void;
  /** What holds the served `<details>` together. */
  name: string;
}

/** Where the focus can be, in order: the same before and after React has taken the page over. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('summary, button, a')];
}

/**
 * The state of the `<Disclosure>`s inside an element. When React takes the page over, what the visitor has opened or
 * focused before stays open and focused.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>): Disclosures {
  const [open, setOpen] = useState<string | undefined>(useHydrated() ? '' : undefined);
  const details = useRef<HTMLDetailsElement[]>([]);
  const focused = useRef(-1);
  const name = useId();
  const served = open === undefined;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (served) {
      details.current = [...element.querySelectorAll('details')];
      const noteFocus = () => {
        focused.current = stopsIn(element).findIndex((stop) => stop === document.activeElement);
      };
      noteFocus();
      // The visitor may go on while React gets the buttons ready
      document.addEventListener('focusin', noteFocus);
      startTransition(() => setOpen((now) => now ?? ''));
      return () => document.removeEventListener('focusin', noteFocus);
    }
    // They have just been replaced, and are still as the visitor left them
    const panel = details.current
      .find((each) => each.open)
      ?.querySelector(':scope > :not(summary)');
    details.current = [];
    if (panel && !open) {
      setOpen(panel.id); // and then the focus, which may be in it
      return undefined;
    }
    stopsIn(element)[focused.current]?.focus({preventScroll: true});
    focused.current = -1;
    return undefined;
  }, [root, served, open]);

  return {open, setOpen, name};
}
