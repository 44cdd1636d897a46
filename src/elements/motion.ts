import {startTransition, useEffect, useState} from 'react';
import {useHydrated} from './useHydrated';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether this visitor wants less motion. In the browser only. */
export function wantsLessMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Whether things may move by themselves: not where less motion is wanted, nor before React has taken the page over. */
export function useMotion(): boolean {
  const hydrated = useHydrated();
  const [less, setLess] = useState(hydrated && wantsLessMotion());
  useEffect(() => {
    const query = matchMedia(reducedMotion);
    const update = () => startTransition(() => setLess(query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return hydrated && !less;
}
