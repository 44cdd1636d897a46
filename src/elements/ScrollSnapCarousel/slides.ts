/**
 * Returns the scroll position of each slide in pixels, negative from right to left. The last slides share the row's end.
 */
export function slidePositions(row: HTMLElement | null): number[] {
  if (!row) return [];
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > *')];
  const start = slides[0]?.offsetLeft ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map(({offsetLeft}) => Math.max(-end, Math.min(offsetLeft - start, end)));
}

/** Returns the index of the slide at the row's start, or of the last slide at the row's end. */
export function currentSlide(row: HTMLElement | null): number {
  const distances = slidePositions(row).map((left) => Math.abs(left - (row?.scrollLeft ?? 0)));
  return distances.lastIndexOf(Math.min(...distances));
}

/** Returns the index of the slide so many stops after another, or before it, in a circle if it wraps. */
export function slideAfter(positions: number[], from: number, steps: number, wraps: boolean) {
  const stops = [...new Set(positions)];
  const wanted = stops.indexOf(positions[from] ?? 0) + steps;
  const stop = wraps ? wanted % stops.length : Math.max(0, Math.min(wanted, stops.length - 1));
  return positions.lastIndexOf(stops.at(stop) ?? 0);
}

/** Returns the text of a slide as screen readers read it, with spaces between its parts. */
export function readableText(node: Node | undefined): string {
  if (node instanceof HTMLImageElement) return node.alt;
  if (!(node instanceof Element)) return node?.textContent?.trim() ?? '';
  if (node.hasAttribute('aria-hidden')) return '';
  return [...node.childNodes].map(readableText).filter(Boolean).join(' ');
}
