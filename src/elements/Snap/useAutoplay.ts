import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {useMotion} from '../motion';

export interface Autoplay {
  /** Whether it moves by itself, apart from moments in which it waits. Undefined where it never does. */
  playing: boolean | undefined;
  /** The visitor's wish: move, or do not. */
  toggle: () => void;
}

/**
 * Calls something again and again while it makes sense: after the pattern of the W3C's carousel it stops for good when
 * the keyboard's focus comes in, waits while the pointer is over it, while the window is hidden and while it is out of
 * view, and does not begin by itself where less motion is wanted.
 *
 * @param part - any element of the carousel: the pointer and the focus come into the `[data-carousel]` around it
 * @param delay - milliseconds between two calls; undefined for something that does not move by itself
 * @param advance - what is called
 */
export function useAutoplay(
  part: RefObject<HTMLElement | null>,
  delay: number | undefined,
  advance: () => void,
): Autoplay {
  const motion = useMotion();
  const [choice, setChoice] = useState<boolean>();
  const [waiting, setWaiting] = useState(true);
  const playing = delay !== undefined && (choice ?? motion);

  useEffect(() => {
    const element = part.current?.closest<HTMLElement>('[data-carousel]');
    if (!element || delay === undefined) return undefined;
    const reasons = new Set(['out of view']);
    const because = (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      setWaiting(reasons.size > 0);
    };
    const over = () => because('pointer', true);
    const away = () => because('pointer', false);
    const visibility = () => because('hidden', document.hidden);
    const focus = ({target}: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) setChoice(false);
    };
    const observer = new IntersectionObserver(
      ([entry]) => because('out of view', !entry?.isIntersecting),
      {
        threshold: 0.3,
      },
    );
    observer.observe(element);
    element.addEventListener('pointerenter', over);
    element.addEventListener('pointerleave', away);
    element.addEventListener('focusin', focus);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', over);
      element.removeEventListener('pointerleave', away);
      element.removeEventListener('focusin', focus);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [part, delay]);

  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!playing || waiting) return undefined;
    const timer = setInterval(() => latest.current(), delay);
    return () => clearInterval(timer);
  }, [playing, waiting, delay]);

  return {playing: delay === undefined ? undefined : playing, toggle: () => setChoice(!playing)};
}
