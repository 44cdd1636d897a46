import {useEffect, useEffectEvent, useRef, useState, type FocusEvent} from 'react';
import {useMotionAllowed} from './motion';

interface AutoplayOptions {
  isEnabled?: boolean;
  /** Returns the milliseconds between two moves. */
  getDelay: () => number;
  /** Moves on. */
  advance: () => void;
}

/**
 * Moves an area at intervals while it is in view, after the W3C's carousel pattern: waits under the pointer, stops when
 * keyboard focus enters, and does not start when the user prefers reduced motion.
 *
 * @returns the props of the area, and the name of its button with what it does
 */
export function useAutoplay({isEnabled = true, getDelay, advance}: AutoplayOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const motionAllowed = useMotionAllowed(true);
  const [choice, setChoice] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const isPlaying = choice ?? motionAllowed;
  const isMoving = isEnabled && isPlaying && !isHovered;
  const onInterval = useEffectEvent(advance);
  const onInView = useEffectEvent(() => setInterval(() => onInterval(), getDelay()));

  useEffect(() => {
    if (!ref.current || !isMoving) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer);
        if (entry?.isIntersecting) timer = onInView();
      },
      {threshold: 0.3},
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isMoving]);

  return {
    button: isPlaying ? ('Pause' as const) : ('Play' as const),
    toggle: () => setChoice(!isPlaying),
    area: {
      ref,
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({target}: FocusEvent) => {
        if (target.matches(':focus-visible')) setChoice(false);
      },
    },
  };
}
