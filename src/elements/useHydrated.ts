import {startTransition, useEffect, useState} from 'react';

/** Whether React has taken a page over in this visit. Never so while pages are served. */
let taken = false;

/**
 * Whether React has taken the page over: false in what is served and in the first render of a visit, true soon after,
 * and at once on the pages that follow.
 *
 * Docusaurus' `useIsBrowser` says the same, and renders all who asked in one go. Here it is a transition: React stops
 * in between for whatever the visitor does.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => taken);
  useEffect(() => {
    taken = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
