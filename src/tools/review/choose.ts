/** Which pages are pictured: all that say something else, and of those that may only look otherwise, enough. */
import {isOther, kindOf} from './compare';
import type {Comparison, Kind} from './compare';

/** How many of each kind are pictured where only something shared has changed, and the rest look like these. */
export const samples: Readonly<Record<Kind, number>> = {
  page: Infinity, // each has sections of its own
  post: 3,
  list: 3,
  'not found': 1,
};
/** The same where nothing but header and footer has changed, which are one on every page. */
export const frameSamples = 2;

export interface Choice {
  pictured: Comparison[];
  /** Pages that may look otherwise, too, like those of their kind that are pictured. */
  left: Comparison[];
}

/**
 * Chooses.
 * @param suspects - the pages that differ in any way
 * @param all - every one is pictured
 */
export function choose(suspects: readonly Comparison[], all: boolean): Choice {
  const pictured: Comparison[] = [];
  const left: Comparison[] = [];
  const counts = new Map<string, number>();
  for (const page of newestFirst(suspects)) {
    if (all || isOwn(page)) {
      pictured.push(page);
      continue;
    }
    const kind = kindOf(page.address);
    const frameOnly = !page.doubts.includes('styles') && !page.doubts.includes('scripts');
    const most = frameOnly ? Math.min(frameSamples, samples[kind]) : samples[kind];
    const key = `${kind} ${frameOnly}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    (count < most ? pictured : left).push(page);
  }
  return {pictured, left};
}

/** Whether the page's own content is other, not only what it shares. */
export function isOwn({main, head, media, doubts}: Comparison): boolean {
  return isOther(main) || head.length > 0 || media.length > 0 || doubts.includes('markup');
}

/** Pages in the order of their addresses, posts from the newest on. */
function newestFirst(pages: readonly Comparison[]): Comparison[] {
  return [...pages].sort(({address: a}, {address: b}) => {
    const [postA, postB] = [kindOf(a) === 'post', kindOf(b) === 'post'];
    if (postA !== postB) return postA ? 1 : -1;
    return postA ? b.localeCompare(a) : a.localeCompare(b);
  });
}
