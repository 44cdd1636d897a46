/** How far a row may rest from its exact position, in pixels: browsers round. */
const tolerance = 2;

/** Returns the distance of each slide from the row's start, in pixels. */
function slideOffsets(row: HTMLElement): number[] {
  const start =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingInlineStart);
  return [...row.children].map((slide) => slide.getBoundingClientRect().left - start);
}

/** Returns the index of the slide at the row's start, or the last slide when the row is scrolled to its end. */
export function currentSlide(row: HTMLElement): number {
  const atEnd =
    row.scrollLeft + row.clientWidth >= row.scrollWidth - tolerance && row.scrollLeft > 0;
  const distances = slideOffsets(row).map(Math.abs);
  return atEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances));
}

/**
 * Returns the scroll position of a slide and the slide's index. Going back from the end of a row that shows several
 * slides, it skips the slides that would not move the row.
 */
export function scrollTarget(row: HTMLElement, index: number): {index: number; left: number} {
  const count = row.children.length;
  const offsets = slideOffsets(row);
  const end = row.scrollWidth - row.clientWidth;
  const left = (slide: number) => Math.min((offsets[slide] ?? 0) - (offsets[0] ?? 0), end);
  let target = (index + count) % count;
  if (index >= 0 && index < currentSlide(row)) {
    while (target > 0 && left(target) > row.scrollLeft - tolerance) target -= 1;
  }
  return {index: target, left: left(target)};
}

/** Returns how many slides fit into the row. */
export function slidesInView(row: HTMLElement): number {
  const [first = 0, second = row.clientWidth] = slideOffsets(row);
  return Math.max(1, Math.floor(row.clientWidth / (second - first)));
}

/** Returns how many places the row stops at, from its start to its end. */
export function countStops(row: HTMLElement): number {
  const end = row.scrollWidth - row.clientWidth;
  const offsets = slideOffsets(row);
  // The last slides stop at the end together
  return 1 + offsets.filter((offset) => offset - (offsets[0] ?? 0) < end - tolerance).length;
}

/** Makes slides out of view inert if they hold links or buttons. Text out of view stays findable and readable. */
export function updateInert(row: HTMLElement): void {
  const view = row.getBoundingClientRect();
  for (const slide of row.children) {
    const {left, right} = slide.getBoundingClientRect();
    const isOutOfView = right <= view.left || left >= view.right;
    slide.toggleAttribute('inert', isOutOfView && slide.querySelector('a, button') !== null);
  }
}

/** Returns the accessible name of a slide: "2 of 4". */
export const slideName = (index: number, count: number): string => `${index + 1} of ${count}`;
