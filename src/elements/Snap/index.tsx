import {Children, useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Icon} from '../Icon';
import {wantsLessMotion} from '../motion';
import {useHydrated} from '../useHydrated';
import {useAutoplay} from './useAutoplay';
import type {Autoplay} from './useAutoplay';
import {useDrag} from './useDrag';
import type {DragKind} from './useDrag';
import {useWheel} from './useWheel';

export interface Snap {
  ref: RefObject<HTMLDivElement | null>;
  /** The slide that is in view, from 0. */
  index: number;
  /** The visitor's move: brings a slide into view and tells screen readers. The index wraps around at both ends. */
  show: (index: number) => void;
  /** What screen readers are told after the visitor's move. */
  told: string;
  autoplay: Autoplay;
}

export interface SnapOptions {
  /** Milliseconds after which it moves on by itself; left out, it does not. */
  delay?: number | undefined;
  /** What pulling the row sideways does; see `useDrag`. */
  drag?: DragKind;
  /** A turn of the mouse wheel over the row moves it by a slide. */
  wheel?: boolean;
}

/**
 * The state of a scroll-snap row. Without JavaScript the row scrolls and snaps by itself.
 * @param count - how many slides
 */
export function useSnap(count: number, {delay, drag = 'free', wheel}: SnapOptions = {}): Snap {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [told, setTold] = useState('');

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const update = () => {
      setIndex(slideInView(row));
      const view = row.getBoundingClientRect();
      for (const slide of row.children) {
        const {left, right} = slide.getBoundingClientRect();
        // Only a slide that has something to focus: words out of view stay findable and readable
        const out = right <= view.left || left >= view.right;
        slide.toggleAttribute('inert', out && slide.querySelector('a, button') !== null);
      }
    };
    // Not before it is near: a page that has just begun would have to be laid out as far down as here
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

  const scrollTo = useCallback(
    (wanted: number): number => {
      const row = ref.current;
      let target = (wanted + count) % count;
      if (!row) return target;
      const places = slidePlaces(row);
      const end = row.scrollWidth - row.clientWidth;
      const left = (slide: number) => Math.min((places[slide] ?? 0) - (places[0] ?? 0), end);
      // The last slides of a row that shows several stand where it ends: back from there is the first that moves it
      if (wanted >= 0 && wanted < slideInView(row)) {
        while (target > 0 && left(target) > row.scrollLeft - tolerance) target -= 1;
      }
      row.scrollTo({
        left: left(target),
        behavior: wantsLessMotion() ? 'auto' : 'smooth',
      });
      return target;
    },
    [count],
  );

  const show = useCallback(
    (wanted: number) => {
      const target = scrollTo(wanted);
      const slide = ref.current?.children[target];
      const words = slide?.textContent || slide?.querySelector('img')?.alt || '';
      setTold(`${slideName(target, count)}: ${words}`);
    },
    [scrollTo, count],
  );

  const current = () => (ref.current ? slideInView(ref.current) : 0);
  useDrag(ref, drag, current, show, scrollTo);
  useWheel(ref, wheel, index, count, show);
  const autoplay = useAutoplay(ref, delay, () => scrollTo(index + 1));
  return {ref, index, show, told, autoplay};
}

/** How far a row may rest from where it should, in pixels: browsers round. */
const tolerance = 2;

/** How far each slide is from the row's beginning, in pixels. */
function slidePlaces(row: HTMLElement): number[] {
  const start =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingInlineStart);
  return [...row.children].map((slide) => slide.getBoundingClientRect().left - start);
}

/** The slide at the row's beginning; at the end of the row the last one. */
function slideInView(row: HTMLElement): number {
  const atEnd =
    row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerance && row.scrollLeft > 0;
  const distances = slidePlaces(row).map(Math.abs);
  return atEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances));
}

const slideName = (slide: number, count: number): string =>
  translate({id: 'snap.position', message: '{number} of {count}'}, {number: slide + 1, count});

export interface SnapAreaProps {
  snap: Snap;
  /** What the carousel holds, without the word carousel. */
  label: string;
  className?: string | undefined;
  /** The controls, then a `<SnapRow>`. */
  children: ReactNode;
}

/** The carousel of the W3C's pattern: a named group around the controls and the slides. */
export function SnapArea({snap, label, className, children}: SnapAreaProps): ReactNode {
  return (
    <div
      className={className}
      data-carousel
      role="group"
      aria-roledescription={translate({id: 'snap.carousel', message: 'carousel'})}
      aria-label={label}
    >
      {children}
      <p className="visually-hidden" role="status">
        {snap.told}
      </p>
    </div>
  );
}

export interface SnapRowProps {
  snap: Snap;
  className?: string | undefined;
  /** One element a slide. */
  children: ReactNode;
}

/** A row that scrolls sideways and snaps to its slides. */
export function SnapRow({snap: {ref}, className, children}: SnapRowProps): ReactNode {
  const slides = Children.toArray(children);
  return (
    // A scrolling region is reached by keyboard, so it takes the focus
    <div
      className={clsx('snap', className)}
      ref={ref}
      tabIndex={0}
      role="group"
      aria-label={translate({id: 'snap.slides', message: 'Slides'})}
    >
      {slides.map((slide, index) => (
        <div
          key={index}
          role="group"
          aria-roledescription={translate({id: 'snap.one', message: 'slide'})}
          aria-label={slideName(index, slides.length)}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}

/** The button that stops a row that moves by itself, and lets it move again. First of the controls. */
export function Pause({autoplay: {playing, toggle}}: {autoplay: Autoplay}): ReactNode {
  if (playing === undefined) return null;
  return (
    <button
      className="control"
      type="button"
      onClick={toggle}
      aria-label={
        playing
          ? translate({id: 'snap.pause', message: 'Pause'})
          : translate({id: 'snap.play', message: 'Play'})
      }
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** Buttons for the slide before and the slide after, shown when they can work. */
export function Arrows({snap}: {snap: Snap}): ReactNode {
  const hydrated = useHydrated();
  return (
    <div className={clsx('controls', !hydrated && 'controls--waiting')}>
      {hydrated && (
        <>
          <Pause autoplay={snap.autoplay} />
          <button
            className="control"
            type="button"
            onClick={() => snap.show(snap.index - 1)}
            aria-label={translate({id: 'snap.previous', message: 'Previous'})}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            className="control"
            type="button"
            onClick={() => snap.show(snap.index + 1)}
            aria-label={translate({id: 'snap.next', message: 'Next'})}
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </div>
  );
}

/** A diamond a slide, shown when they can work; the current one is filled. */
export function Dots({snap, count}: {snap: Snap; count: number}): ReactNode {
  const hydrated = useHydrated();
  return (
    <div className={clsx('controls', !hydrated && 'controls--waiting')}>
      {hydrated && <Pause autoplay={snap.autoplay} />}
      {hydrated && (
        <ul className="dots" aria-label={translate({id: 'snap.choose', message: 'Choose a slide'})}>
          {Array.from({length: count}, (_, slide) => (
            <li key={slide}>
              <button
                type="button"
                onClick={() => snap.show(slide)}
                aria-current={slide === snap.index ? 'true' : undefined}
                aria-label={translate(
                  {id: 'snap.slide', message: 'Slide {number}'},
                  {number: slide + 1},
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
