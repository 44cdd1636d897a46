import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {prefersReducedMotion} from '../motion';
import {
  countStops,
  currentSlide,
  scrollTarget,
  slideName,
  slidesInView,
  updateInert,
} from './slides';
import {useAutoplay, type Autoplay} from './useAutoplay';
import {useDrag, type DragMode} from './useDrag';

export interface Carousel {
  ref: RefObject<HTMLDivElement | null>;
  /** The index of the slide in view, from 0. */
  index: number;
  /** Scrolls to a slide and announces it to screen readers. The index wraps around at both ends. */
  showSlide: (index: number) => void;
  /** Shows the next or the previous slide, or the next slides out of view. Two quick turns move two slides. */
  turn: (direction: 1 | -1) => void;
  /** The number of slides. */
  count: number;
  /** Whether the last slide is followed by the first. */
  wraps: boolean;
  /** The text for screen readers after the visitor changes the slide. */
  announcement: string;
  autoplay: Autoplay;
}

export interface CarouselOptions {
  /** Milliseconds between automatic moves; without it, the carousel does not move by itself. */
  delay?: number | undefined;
  /** Milliseconds of one round of automatic moves, instead of `delay`. */
  round?: number | undefined;
  /** What dragging the row does; see `useDrag`. */
  drag?: DragMode;
  /** Whether the last slide is followed by the first. The default is true. */
  wraps?: boolean | undefined;
  /** Whether a turn moves by as many slides as are in view. */
  paged?: boolean;
}

/** Milliseconds within which a turn counts from the slide that the previous turn asked for. */
const scrollTime = 700;

/**
 * The state of a scroll-snap carousel. Without JavaScript, the browser scrolls and snaps the row.
 * @param count - the number of slides
 */
export function useCarousel(
  count: number,
  {delay, round, drag = 'free', wraps = true, paged}: CarouselOptions = {},
): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [stops, setStops] = useState(count);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const update = () => {
      setIndex(currentSlide(row));
      setStops(countStops(row));
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

  const turned = useRef({to: 0, time: -Infinity});
  const turn = (direction: 1 | -1) => {
    const row = ref.current;
    if (!row) return;
    const {to, time} = turned.current;
    const now = performance.now();
    // A second press comes before the row has arrived
    const from = now - time < scrollTime ? to : currentSlide(row);
    const wanted = from + direction * (paged ? slidesInView(row) : 1);
    const target = wraps ? (wanted + count) % count : Math.max(0, Math.min(wanted, count - 1));
    turned.current = {to: target, time: now};
    showSlide(wraps ? wanted : target);
  };

  const getCurrent = () => (ref.current ? currentSlide(ref.current) : 0);
  useDrag(ref, drag, getCurrent, showSlide, scrollToSlide);
  const autoplay = useAutoplay(ref, round === undefined ? delay : round / stops, () =>
    scrollToSlide(index + 1),
  );
  return {ref, index, count, wraps, showSlide, turn, announcement, autoplay};
}
