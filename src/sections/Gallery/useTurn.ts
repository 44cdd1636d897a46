import type {Snap} from '@site/src/elements/Snap';

/** How far from an end a row may rest, in pixels, and still be there: browsers round. */
const tolerance = 2;

/**
 * Turns a row that shows several pictures at once: on by those that are in view, around at both ends.
 * @returns a function that takes 1 for on, -1 for back
 */
export function useTurn({ref, show}: Pick<Snap, 'ref' | 'show'>): (direction: 1 | -1) => void {
  return (direction) => {
    const row = ref.current;
    const [first, second] = row?.children ?? [];
    if (!row || !first || !second) return;
    const end = row.scrollWidth - row.clientWidth;
    const slide = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const whole = Math.max(1, Math.floor(row.clientWidth / slide));
    const last = row.children.length - 1;
    const left = row.scrollLeft + direction * whole * slide;
    if (direction === 1 && row.scrollLeft >= end - tolerance) show(0);
    else if (direction === -1 && row.scrollLeft <= tolerance) show(last);
    else show(Math.min(last, Math.max(0, Math.round(left / slide))));
  };
}
