import {startTransition, useEffect, useState} from 'react';
import {useHydrated} from './useHydrated';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. Call it in the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Whether things may move by themselves: after hydration, unless the user prefers reduced motion. */
export function useMotionAllowed(): boolean {
  const hydrated = useHydrated();
  const [reduced, setReduced] = useState(hydrated && prefersReducedMotion());
  useEffect(() => {
    const query = matchMedia(reducedMotion);
    const update = () => startTransition(() => setReduced(query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return hydrated && !reduced;
}
