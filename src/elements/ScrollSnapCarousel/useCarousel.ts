import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import {prefersReducedMotion} from '../motion';
import {currentSlide, scrollTarget, slideName, updateInert} from './slides';
import {useAutoplay} from './useAutoplay';
import type {Autoplay} from './useAutoplay';
import {useDrag} from './useDrag';
import type {DragMode} from './useDrag';
import {useWheel} from './useWheel';

export interface Carousel {
  ref: RefObject<HTMLDivElement | null>;
  /** The index of the slide in view, from 0. */
  index: number;
  /** Scrolls to a slide and announces it to screen readers. The index wraps around at both ends. */
  showSlide: (index: number) => void;
  /** The text for screen readers after the visitor changes the slide. */
  announcement: string;
  autoplay: Autoplay;
}

export interface CarouselOptions {
  /** Milliseconds between automatic moves; without it, the carousel does not move by itself. */
  delay?: number | undefined;
  /** What dragging the row does; see `useDrag`. */
  drag?: DragMode;
  /** Whether the mouse wheel moves the row by one slide. */
  wheel?: boolean;
}

/**
 * The state of a scroll-snap carousel. Without JavaScript, the browser scrolls and snaps the row.
 * @param count - the number of slides
 */
export function useCarousel(
  count: number,
  {delay, drag = 'free', wheel}: CarouselOptions = {},
): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const update = () => {
      setIndex(currentSlide(row));
      updateInert(row);
    };
    // Measuring a row far below would force the layout of the whole page on load
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) update();
      },
      {rootMargin: '100%'},
    );
    observer.observe(row);
    row.addEventListener('scroll', update, {passive: true});
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);

  const scrollToSlide = useCallback((wanted: number): number => {
    const row = ref.current;
    if (!row) return wanted;
    const target = scrollTarget(row, wanted);
    row.scrollTo({left: target.left, behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
    return target.index;
  }, []);

  const showSlide = useCallback(
    (wanted: number) => {
      const target = scrollToSlide(wanted);
      const slide = ref.current?.children[target];
      const text = slide?.textContent || slide?.querySelector('img')?.alt || '';
      setAnnouncement(`${slideName(target, count)}: ${text}`);
    },
    [scrollToSlide, count],
  );

  const getCurrent = () => (ref.current ? currentSlide(ref.current) : 0);
  useDrag(ref, drag, getCurrent, showSlide, scrollToSlide);
  useWheel(ref, wheel, index, count, showSlide);
  const autoplay = useAutoplay(ref, delay, () => scrollToSlide(index + 1));
  return {ref, index, showSlide, announcement, autoplay};
}
