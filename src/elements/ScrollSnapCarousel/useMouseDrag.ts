import {useRef, type DragEvent, type MouseEvent, type PointerEvent} from 'react';

/** The product of offset (px) and velocity (px/s) above which a drag turns a slide. */
const swipeThreshold = 10_000;
/** Pixels before a press becomes a drag. */
const slack = 6;
/** Milliseconds at the end of a drag over which its velocity is measured. */
const velocityWindow = 100;
/** Milliseconds after which a released row is in place. */
const settleTime = 600;

type Sample = Pick<PointerEvent, 'clientX' | 'timeStamp'>;

/** Whether a drag is fast enough. One that reverses at its end has an offset and a velocity of different signs. */
export function isSwipe(samples: readonly Sample[], end: Sample): boolean {
  const [start = end] = samples;
  const from =
    samples.findLast(({timeStamp}) => end.timeStamp - timeStamp >= velocityWindow) ?? start;
  const velocity = ((end.clientX - from.clientX) / (end.timeStamp - from.timeStamp)) * 1000;
  return (end.clientX - start.clientX) * velocity > swipeThreshold;
}

/**
 * Makes a row follow the mouse. Fingers scroll it natively.
 * @param onRelease - receives the direction of a swipe, or 0 after a slow drag
 */
export function useMouseDrag(onRelease: (swiped: 1 | 0 | -1) => void) {
  const samples = useRef<Sample[]>([]); // empty while the mouse does not press
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      const isPressed = event.button === 0 && event.pointerType === 'mouse';
      samples.current = isPressed ? [event] : [];
    },
    onPointerMove(event: PointerEvent) {
      const row = event.currentTarget;
      const last = samples.current.at(-1);
      if (!last || event.buttons === 0) return;
      const distance = last.clientX - event.clientX;
      if (samples.current.length === 1 && Math.abs(distance) < slack) return;
      row.setPointerCapture(event.pointerId);
      row.setAttribute('data-dragging', '');
      clearTimeout(settleTimer.current);
      row.scrollBy({left: distance, behavior: 'instant'});
      samples.current.push(event);
    },
    /** Runs at the end of a drag, not of a press. */
    onLostPointerCapture(event: PointerEvent) {
      const row = event.currentTarget;
      const isToTheLeft = event.clientX < (samples.current[0]?.clientX ?? 0);
      const isRightToLeft = getComputedStyle(row).direction === 'rtl';
      const direction = isToTheLeft === isRightToLeft ? -1 : 1;
      onRelease(isSwipe(samples.current, event) ? direction : 0);
      samples.current = [];
      // Snapping at once would make the row jump
      settleTimer.current = setTimeout(() => row.removeAttribute('data-dragging'), settleTime);
    },
    onClickCapture(event: MouseEvent) {
      if (event.currentTarget.hasAttribute('data-dragging')) event.preventDefault();
    },
    /** Links and images would be dragged out of the page. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
