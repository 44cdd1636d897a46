import {useEffect, useRef, useState, type RefObject} from 'react';
import {useMotionAllowed} from '../motion';

export interface Autoplay {
  /** Whether it moves by itself, also while it waits. Undefined where it never does. */
  playing: boolean | undefined;
  /** Pauses or resumes. */
  toggle: () => void;
}

/**
 * Calls `advance` at intervals, after the W3C's carousel pattern: stops when the keyboard focus enters, waits while the
 * pointer is over the carousel, while the window is hidden and while the carousel is out of view, and does not start
 * when the user prefers reduced motion.
 *
 * @param ref - any element inside the `[data-carousel]` whose pointer and focus count
 * @param delay - milliseconds between two calls; undefined for no autoplay
 */
export function useAutoplay(
  ref: RefObject<HTMLElement | null>,
  delay: number | undefined,
  advance: () => void,
): Autoplay {
  const motionAllowed = useMotionAllowed();
  const [choice, setChoice] = useState<boolean>();
  const [waiting, setWaiting] = useState(true);
  const playing = delay !== undefined && (choice ?? motionAllowed);

  useEffect(() => {
    const carousel = ref.current?.closest<HTMLElement>('[data-carousel]');
    if (!carousel || delay === undefined) return undefined;
    const reasonsToWait = new Set(['out of view']);
    const setReason = (reason: string, holds: boolean) => {
      if (holds) reasonsToWait.add(reason);
      else reasonsToWait.delete(reason);
      setWaiting(reasonsToWait.size > 0);
    };
    const onPointerEnter = () => setReason('pointer', true);
    const onPointerLeave = () => setReason('pointer', false);
    const onVisibilityChange = () => setReason('hidden', document.hidden);
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setChoice(false);
    };
    const observer = new IntersectionObserver(
      ([entry]) => setReason('out of view', !entry?.isIntersecting),
      {threshold: 0.3},
    );
    observer.observe(carousel);
    carousel.addEventListener('pointerenter', onPointerEnter);
    carousel.addEventListener('pointerleave', onPointerLeave);
    carousel.addEventListener('focusin', onFocusIn);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      observer.disconnect();
      carousel.removeEventListener('pointerenter', onPointerEnter);
      carousel.removeEventListener('pointerleave', onPointerLeave);
      carousel.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [ref, delay]);

  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    if (!playing || waiting) return undefined;
    const timer = setInterval(() => latestAdvance.current(), delay);
    return () => clearInterval(timer);
  }, [playing, waiting, delay]);

  return {playing: delay === undefined ? undefined : playing, toggle: () => setChoice(!playing)};
}
