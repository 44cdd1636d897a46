import {useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Icon} from '../Icon';
import {useAutoplay} from './useAutoplay';
import type {Autoplay} from './useAutoplay';

type List = HTMLUListElement | HTMLOListElement;

export interface Snap {
  ref: RefObject<List | null>;
  /** The slide that is in view, from 0. */
  index: number;
  /** Brings a slide into view; the index wraps around at both ends. */
  show: (index: number) => void;
  autoplay: Autoplay;
}

/**
 * The state of a scroll-snap row. Without JavaScript the row scrolls and snaps by itself.
 * @param count - how many slides
 * @param delay - milliseconds after which it moves on by itself; left out, it does not
 */
export function useSnap(count: number, delay?: number): Snap {
  const ref = useRef<List>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const update = () => {
      const start =
        list.getBoundingClientRect().left +
        Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      const distances = [...list.children].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - start),
      );
      const atEnd =
        list.scrollLeft + list.clientWidth >= list.scrollWidth - 2 && list.scrollLeft > 0;
      setIndex(atEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)));
    };
    list.addEventListener('scroll', update, {passive: true});
    return () => list.removeEventListener('scroll', update);
  }, []);

  const show = useCallback(
    (wanted: number) => {
      const list = ref.current;
      const target = (wanted + count) % count;
      const [first] = list?.children ?? [];
      const slide = list?.children[target];
      if (!list || !first || !slide) return;
      list.scrollTo({
        left: slide.getBoundingClientRect().left - first.getBoundingClientRect().left,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      });
    },
    [count],
  );

  const autoplay = useAutoplay(ref, delay, () => show(index + 1));
  return {ref, index, show, autoplay};
}

export interface SnapRowProps {
  snap: Snap;
  /** What the row holds, for screen readers. */
  label: string;
  /** The slides are steps in an order. */
  ordered?: boolean;
  className?: string | undefined;
  /** `<li>` elements. */
  children: ReactNode;
}

/** A row that scrolls sideways and snaps to its slides. */
export function SnapRow({
  snap: {ref},
  label,
  ordered,
  className,
  children,
}: SnapRowProps): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    // A scrolling region is reached by keyboard, so it takes the focus
    <List
      className={clsx('snap', className)}
      ref={ref as RefObject<never>}
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </List>
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
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx('controls', !isBrowser && 'controls--waiting')}>
      {isBrowser && (
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
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx('controls', !isBrowser && 'controls--waiting')}>
      {isBrowser && <Pause autoplay={snap.autoplay} />}
      {isBrowser && (
        <ul className="dots">
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
