import {startTransition, useEffect, useState} from 'react';

/** Whether React has hydrated a page during this visit. Never set on the server. */
let hasHydrated = false;

/**
 * Returns false on the server and during hydration, then true; true at once on pages opened later in the visit.
 *
 * Docusaurus' `useIsBrowser` re-renders every consumer in one blocking update. This hook updates in a transition, which
 * React interrupts for the visitor's input.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
