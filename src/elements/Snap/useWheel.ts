import {useEffect, useRef} from 'react';
import type {RefObject} from 'react';

/** Milliseconds of rest after which a turn of the wheel is a new one. */
const pause = 250;

/**
 * A turn of the mouse wheel over a row moves it by a slide. It stays the page's turn when it began elsewhere (the row
 * came under the pointer while the page was moving), when it goes sideways (the row scrolls by itself then), and when
 * there is no slide left in that direction.
 *
 * @param row - the scrolling element
 * @param on - whether this row has it
 * @param index - the slide in view
 * @param count - how many slides there are
 * @param show - the visitor's move to another slide
 */
export function useWheel(
  row: RefObject<HTMLElement | null>,
  on: boolean | undefined,
  index: number,
  count: number,
  show: (index: number) => void,
): void {
  const latest = useRef({index, show});
  useEffect(() => {
    latest.current = {index, show};
  });

  useEffect(() => {
    const element = row.current;
    if (!element || !on) return undefined;
    let last = 0;
    let ours = false;
    const turn = (event: WheelEvent) => {
      const next = latest.current.index + Math.sign(event.deltaY);
      if (event.timeStamp - last > pause) {
        const sideways = event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY);
        ours = !sideways && next >= 0 && next < count;
        if (ours) latest.current.show(next);
      }
      if (ours) event.preventDefault();
    };
    const anywhere = (event: WheelEvent) => {
      if (!element.contains(event.target as Node)) ours = false;
      last = event.timeStamp;
    };
    element.addEventListener('wheel', turn, {passive: false});
    document.addEventListener('wheel', anywhere, {passive: true});
    return () => {
      element.removeEventListener('wheel', turn);
      document.removeEventListener('wheel', anywhere);
    };
  }, [row, on, count]);
}
