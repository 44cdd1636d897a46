import {useId, useLayoutEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Disclosures that stand together: one at most is open. */
export interface Disclosures {
  /** The open panel's id, '' for none. Undefined until React runs: the page is still as it was served. */
  open: string | undefined;
  /** Opens the panel with this id, and thereby closes the others; '' closes all. */
  setOpen: (next: string | ((now: string | undefined) => string | undefined)) => void;
  /** What holds the served `<details>` together. */
  name: string;
}

/**
 * The state of the `<Disclosure>`s inside an element. When React takes the page over, what the visitor has opened or
 * focused before stays open and focused.
 */
export function useDisclosures(root: RefObject<HTMLElement | null>): Disclosures {
  const [open, setOpen] = useState<string | undefined>(useIsBrowser() ? '' : undefined);
  const focused = useRef(-1);
  const name = useId();
  const served = open === undefined;

  useLayoutEffect(() => {
    // The same stops in the same order, before and after
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('summary, button, a') ?? [])];
    if (served) {
      focused.current = stops.findIndex((stop) => stop === document.activeElement);
      const panel = root.current?.querySelector('details[open] > :not(summary)');
      // eslint-disable-next-line react-hooks/set-state-in-effect -- what the visitor did to the served page is known to the browser alone
      setOpen((now) => now ?? panel?.id ?? '');
    } else {
      stops[focused.current]?.focus({preventScroll: true});
    }
  }, [root, served]);

  return {open, setOpen, name};
}
