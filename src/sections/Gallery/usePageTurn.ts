import type {Carousel} from '@site/src/elements/ScrollSnapCarousel';

/** How far a row may rest from its end, in pixels: browsers round. */
const tolerance = 2;

/**
 * Scrolls a row by as many images as are in view, and wraps around at both ends.
 * @returns a function that takes 1 for forward and -1 for back
 */
export function usePageTurn({
  ref,
  showSlide,
}: Pick<Carousel, 'ref' | 'showSlide'>): (direction: 1 | -1) => void {
  return (direction) => {
    const row = ref.current;
    const [first, second] = row?.children ?? [];
    if (!row || !first || !second) return;
    const end = row.scrollWidth - row.clientWidth;
    const slideWidth = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const slidesInView = Math.max(1, Math.floor(row.clientWidth / slideWidth));
    const last = row.children.length - 1;
    const left = row.scrollLeft + direction * slidesInView * slideWidth;
    if (direction === 1 && row.scrollLeft >= end - tolerance) showSlide(0);
    else if (direction === -1 && row.scrollLeft <= tolerance) showSlide(last);
    else showSlide(Math.min(last, Math.max(0, Math.round(left / slideWidth))));
  };
}
