import {useEffect, useRef, type RefObject} from 'react';

/**
 * `swipe`: dragging by mouse, pen or finger turns one slide when offset × velocity passes the threshold, and snaps back
 * otherwise. `free`: the row follows the mouse and snaps to the nearest slide; fingers scroll natively.
 */
export type DragMode = 'swipe' | 'free';

/** A pointer position in pixels and the time of its event in milliseconds, which is exact even on a busy page. */
interface Sample {
  x: number;
  time: number;
}

interface Drag {
  startX: number;
  startScrollLeft: number;
  startIndex: number;
  /** Whether the pointer has moved far enough for a drag. */
  moved: boolean;
  samples: Sample[];
}

/** The product of offset (px) and velocity (px/s) above which a drag turns a slide. */
const swipeThreshold = 10_000;

/** Pixels before a press becomes a drag. */
const dragSlack = 6;

/** The least time at the end of a drag over which its velocity is measured, in milliseconds. */
const velocityWindow = 100;

/** Milliseconds after which a released row has come to rest. */
const settleTime = 600;

const sample = (event: PointerEvent): Sample => ({x: event.clientX, time: event.timeStamp});

/** Returns the pointer's velocity at the end of a drag, in pixels per second. */
function endVelocity(samples: readonly Sample[], end: Sample): number {
  const from = samples.findLast(({time}) => end.time - time >= velocityWindow) ?? samples[0];
  return from && end.time > from.time ? ((end.x - from.x) / (end.time - from.time)) * 1000 : 0;
}

/**
 * Whether a drag turns a slide. One that reverses at its end does not: its offset and its velocity have different signs.
 */
export function turnsSlide(startX: number, samples: readonly Sample[], end: Sample): boolean {
  return (end.x - startX) * endVelocity(samples, end) > swipeThreshold;
}

/**
 * Makes a scroll-snap row draggable.
 *
 * @param ref - the scrolling element
 * @param getCurrent - returns the slide in view now, even if its scroll event is still pending
 * @param showSlide - moves to another slide and announces it
 * @param snapBack - returns to a slide without an announcement
 */
export function useDrag(
  ref: RefObject<HTMLElement | null>,
  mode: DragMode,
  getCurrent: () => number,
  showSlide: (index: number) => void,
  snapBack: (index: number) => void,
): void {
  const latest = useRef({getCurrent, showSlide, snapBack});
  useEffect(() => {
    latest.current = {getCurrent, showSlide, snapBack};
  });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    row.setAttribute('data-drag', mode);
    const abort = new AbortController();
    const {signal} = abort;
    let drag: Drag | undefined;
    let settleTimer: ReturnType<typeof setTimeout>;

    const onPointerDown = (event: PointerEvent) => {
      if (event.button !== 0 || (mode === 'free' && event.pointerType !== 'mouse')) return;
      drag = {
        startX: event.clientX,
        startScrollLeft: row.scrollLeft,
        startIndex: latest.current.getCurrent(),
        moved: false,
        samples: [sample(event)],
      };
    };

    const onPointerMove = (event: PointerEvent) => {
      if (event.buttons === 0) drag = undefined; // released outside the row
      if (!drag) return;
      const offset = event.clientX - drag.startX;
      if (!drag.moved) {
        if (Math.abs(offset) < dragSlack) return;
        drag.moved = true;
        clearTimeout(settleTimer);
        row.setPointerCapture(event.pointerId);
        row.setAttribute('data-dragging', '');
        getSelection()?.removeAllRanges();
      }
      drag.samples.push(sample(event));
      row.scrollTo({left: drag.startScrollLeft - offset, behavior: 'instant'});
    };

    const onRelease = (event: PointerEvent) => {
      const released = drag;
      drag = undefined;
      // A press while the row still settles from the previous drag has not moved it
      if (!released?.moved) return;
      const {startX, startIndex, samples} = released;
      const offset = event.clientX - startX;
      const index = mode === 'free' ? latest.current.getCurrent() : startIndex;
      if (event.type === 'pointerup' && turnsSlide(startX, samples, sample(event))) {
        latest.current.showSlide(index === startIndex ? startIndex - Math.sign(offset) : index);
      } else {
        latest.current.snapBack(index);
      }
      // Snapping turns on again when the row rests; at once, the row would jump
      settleTimer = setTimeout(() => row.removeAttribute('data-dragging'), settleTime);
    };

    const onClick = (event: MouseEvent) => {
      // The end of a drag is not a click
      if (row.hasAttribute('data-dragging')) event.preventDefault();
    };

    row.addEventListener('pointerdown', onPointerDown, {signal});
    row.addEventListener('pointermove', onPointerMove, {signal});
    row.addEventListener('pointerup', onRelease, {signal});
    row.addEventListener('pointercancel', onRelease, {signal});
    // Prevents the browser's own dragging of links and images
    row.addEventListener('dragstart', (event) => event.preventDefault(), {signal});
    row.addEventListener('click', onClick, {signal, capture: true});
    return () => {
      clearTimeout(settleTimer);
      abort.abort();
    };
  }, [ref, mode]);
}
