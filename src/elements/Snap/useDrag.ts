import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/**
 * `swipe`: a pull by mouse, pen or finger turns one slide when offset × velocity passes the threshold, and is taken
 * back when it does not. `free`: the row follows the mouse and comes to rest at the nearest slide; fingers scroll it
 * as they scroll everything.
 */
export type DragKind = 'swipe' | 'free';

/** Where the pointer was, in pixels, and when, in milliseconds. */
interface Sample {
  x: number;
  time: number;
}

/** Pixels times pixels a second, of a pull that turns a slide. */
const swipePower = 10_000;

/** Pixels before a press becomes a pull. */
const slack = 6;

/** Milliseconds of the end of a pull that its velocity is taken from. */
const recent = 100;

/** Milliseconds in which a row that was let go has come to rest. */
const settled = 600;

/**
 * Lets a scroll-snap row be pulled sideways.
 *
 * @param row - the scrolling element
 * @param kind - what a pull does
 * @param current - which slide is in view at this moment, whether or not the browser has told of the last scrolling
 * @param show - the visitor's move to another slide
 * @param back - brings a slide back without telling anybody
 */
export function useDrag(
  row: RefObject<HTMLElement | null>,
  kind: DragKind,
  current: () => number,
  show: (index: number) => void,
  back: (index: number) => void,
): void {
  const latest = useRef({current, show, back});
  useEffect(() => {
    latest.current = {current, show, back};
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    element.setAttribute('data-drag', kind);
    const stop = new AbortController();
    const {signal} = stop;
    /** From a press on; `moved` when it has become a pull. */
    let pull: {x: number; left: number; from: number; moved: boolean; trail: Sample[]} | undefined;
    let rest: ReturnType<typeof setTimeout>;

    const letGo = (event: PointerEvent) => {
      const {from = 0, x = 0, moved = false, trail = []} = pull ?? {};
      pull = undefined;
      // A press while the row still comes to rest from the pull before has not moved it
      if (!moved) return;
      const offset = event.clientX - x;
      const now = performance.now();
      const first = trail.find(({time}) => now - time <= recent);
      const velocity =
        first && now > first.time ? ((event.clientX - first.x) / (now - first.time)) * 1000 : 0;
      const reached = kind === 'free' ? latest.current.current() : from;
      // Both ways alike: a pull that is taken back in the end has an offset and a velocity of different signs
      if (event.type === 'pointerup' && offset * velocity > swipePower) {
        latest.current.show(reached === from ? from - Math.sign(offset) : reached);
      } else {
        latest.current.back(reached);
      }
      // Snapping begins again when the row has come to rest: at once, it would jump
      rest = setTimeout(() => element.removeAttribute('data-dragging'), settled);
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (kind === 'free' && event.pointerType !== 'mouse')) return;
        const from = latest.current.current();
        pull = {x: event.clientX, left: element.scrollLeft, from, moved: false, trail: []};
      },
      {signal},
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!pull) return;
        const offset = event.clientX - pull.x;
        if (!pull.moved) {
          if (Math.abs(offset) < slack) return;
          pull.moved = true;
          clearTimeout(rest);
          element.setPointerCapture(event.pointerId);
          element.setAttribute('data-dragging', '');
          getSelection()?.removeAllRanges();
        }
        pull.trail.push({x: event.clientX, time: performance.now()});
        element.scrollTo({left: pull.left - offset, behavior: 'instant'});
      },
      {signal},
    );
    element.addEventListener('pointerup', letGo, {signal});
    element.addEventListener('pointercancel', letGo, {signal});
    // Links and pictures are not dragged out of the row, and the end of a pull is no click
    element.addEventListener('dragstart', (event) => event.preventDefault(), {signal});
    element.addEventListener(
      'click',
      (event) => {
        if (element.hasAttribute('data-dragging')) event.preventDefault();
      },
      {signal, capture: true},
    );
    return () => {
      clearTimeout(rest);
      stop.abort();
    };
  }, [row, kind]);
}
