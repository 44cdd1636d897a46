import {useSyncExternalStore} from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. Call it in the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether things may move by themselves: unless the user prefers reduced motion.
 * @param onServer - the answer on the server and during hydration
 */
export function useMotionAllowed(onServer: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !prefersReducedMotion(),
    () => onServer,
  );
}
