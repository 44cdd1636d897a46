/** The review in sentences. */
import type {Review, ReviewedPage} from '../review';
import {loads, total} from '../weight';
import type {Load, Weight} from '../weight';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** `1 page added, 2 changed, none removed; 14 unchanged`. */
export function summarySentence({pages, frameOnly, redirects, unchanged, left}: Review): string {
  const count = (status: ReviewedPage['status']) =>
    pages.filter((page) => page.status === status).length;
  const [added, changed, removed] = [
    count('added'),
    count('changed') + frameOnly.length,
    count('removed'),
  ];
  const addresses =
    redirects.length > 0 &&
    `${counted(redirects.length, 'old address leads', 'old addresses lead')} elsewhere`;
  if (added + changed + removed === 0) {
    return addresses ? `No page changes; ${addresses}` : 'No page changes';
  }
  const none = (number: number) => (number === 0 ? 'none' : number);
  return [
    added > 0
      ? `${counted(added, 'page', 'pages')} added, ${none(changed)} changed, ${none(removed)} removed`
      : changed > 0
        ? `${counted(changed, 'page', 'pages')} changed, none added, ${none(removed)} removed`
        : `${counted(removed, 'page', 'pages')} removed, none added, none changed`,
    `${unchanged} unchanged`,
    ...(left.length > 0 ? [`${left.length} not pictured`] : []),
    ...(addresses ? [addresses] : []),
  ].join('; ');
}

/** What kind of page it is, in words. */
export const kindWords = {
  page: 'Page',
  post: 'News post',
  list: 'News list',
  'not found': 'Page for what is not there',
} as const satisfies Record<ReviewedPage['kind'], string>;

/** What is other on a page, in a few words: `words, 2 links, look at 390 px`. */
export function whatChanged({status, change, shown, frameElsewhere}: ReviewedPage): string {
  if (status !== 'changed') return status === 'added' ? 'new' : 'gone';
  const parts = change ? [change.main, ...(frameElsewhere ? [] : [change.frame])] : [];
  const number = (lists: readonly (readonly unknown[])[]) =>
    lists.reduce((sum, list) => sum + list.length, 0);
  const lines = number(parts.map(({words}) => words));
  const links = number(parts.flatMap(({links: {gone, come}}) => [gone, come]));
  const pictures = Math.max(
    number(parts.map(({pictures: {gone}}) => gone)),
    number(parts.map(({pictures: {come}}) => come)),
  );
  const looks = shown.filter(({details}) => details.length > 0).map(({width}) => width);
  const what = [
    lines > 0 && counted(lines, 'line of words', 'lines of words'),
    links > 0 && counted(links, 'link', 'links'),
    pictures > 0 && counted(pictures, 'picture', 'pictures'),
    change && change.head.length > 0 && 'what searchers see',
    change && change.media.length > 0 && 'film',
    frameElsewhere && 'header or footer',
  ].filter(Boolean);
  if (what.length > 0) return what.join(', ');
  return looks.length > 1 ? 'its look' : `its look at ${looks[0] ?? ''} px`;
}

/** Bytes in words: `118.4 KB`. */
export function bytesInWords(bytes: number): string {
  return bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} KB`;
}

/** A difference in bytes: `+1.2 KB`, `−300 bytes`, `the same`. */
export function growthInWords(before: number, after: number): string {
  if (before === after) return 'the same';
  return `${after > before ? '+' : '−'}${bytesInWords(Math.abs(after - before))}`;
}

/** What makes a page heavy, with the sums first. */
export function weightRows(before: Weight | undefined, after: Weight | undefined) {
  const row = (what: Load | 'everything', of: (weight: Weight) => number) => ({
    what,
    before: before && of(before),
    after: after && of(after),
  });
  return [
    row('everything', total),
    ...loads
      .map((load) => row(load, (weight) => weight[load]))
      .filter((each) => (each.before ?? 0) + (each.after ?? 0) > 0),
  ];
}

/** What the report does not show, in whole sentences. */
export function notes({left, taken, scriptsDiffer, pages}: Review, fitting: string): string[] {
  const unweighed = pages.filter(({weights}) => weights === undefined).length;
  return [
    left.length > 0 &&
      `${counted(left.length, 'page uses', 'pages use')} styles, scripts or header and footer that have changed, and ${left.length === 1 ? 'was' : 'were'} not pictured: others of their kind were, which look otherwise now. To picture all: npm run review -- --all.`,
    taken.length > 0 &&
      `${counted(taken.length, 'page is', 'pages are')} told as unchanged without a picture: what they share with others has changed in the code, and those others look the same as before.`,
    scriptsDiffer &&
      'The site’s scripts are not the same. Pages are shown at rest: what happens on a click, over time or in a form is not compared.',
    unweighed > 0 &&
      `${counted(unweighed, 'page was', 'pages were')} not weighed, because there are many.`,
    fitting,
  ].filter((note) => typeof note === 'string' && note !== '') as string[];
}
