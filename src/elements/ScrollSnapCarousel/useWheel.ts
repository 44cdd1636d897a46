import {useEffect, useRef, type RefObject} from 'react';

/** Milliseconds without wheel events after which the next event starts a new turn. */
const turnGap = 250;

/**
 * Moves a row by one slide per turn of the mouse wheel. The page keeps the turn when it started outside the row, when it
 * is horizontal (the row scrolls natively), and when no slide is left in that direction or out of view.
 *
 * @param ref - the scrolling element
 * @param index - the slide in view
 */
export function useWheel(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean | undefined,
  index: number,
  showSlide: (index: number) => void,
): void {
  const latest = useRef({index, showSlide});
  useEffect(() => {
    latest.current = {index, showSlide};
  });

  useEffect(() => {
    const row = ref.current;
    if (!row || !enabled) return undefined;
    let lastEvent = 0;
    let isOurTurn = false;
    const onWheel = (event: WheelEvent) => {
      const next = latest.current.index + Math.sign(event.deltaY);
      if (event.timeStamp - lastEvent > turnGap) {
        const isHorizontal = event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY);
        isOurTurn = !isHorizontal && !!row.children[next] && row.scrollWidth > row.clientWidth;
        if (isOurTurn) latest.current.showSlide(next);
      }
      if (isOurTurn) event.preventDefault();
    };
    const onDocumentWheel = (event: WheelEvent) => {
      if (!row.contains(event.target as Node)) isOurTurn = false;
      lastEvent = event.timeStamp;
    };
    row.addEventListener('wheel', onWheel, {passive: false});
    document.addEventListener('wheel', onDocumentWheel, {passive: true});
    return () => {
      row.removeEventListener('wheel', onWheel);
      document.removeEventListener('wheel', onDocumentWheel);
    };
  }, [ref, enabled]);
}
