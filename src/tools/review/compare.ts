/** What a visitor finds other on a page than before, as far as its HTML says. Pictures of it are for ./looks.ts. */
import type {Files} from './files';
import type {PageHead, PageLink, PagePicture, Part} from './page';
import type {Site} from './site';
import {looksBy, scriptedClasses} from './styles';
import {compareLines, piecesOf} from './words';
import type {Piece, WordChange} from './words';

/** What came and what went. */
export interface Exchange<Item> {
  gone: Item[];
  come: Item[];
}

/** What is other in one part of a page. */
export interface PartChange {
  words: WordChange[];
  links: Exchange<PageLink>;
  pictures: Exchange<PagePicture>;
}

/** What searchers and social networks are told otherwise. */
export interface HeadChange {
  what: string;
  pieces: Piece[];
}

/** Why a page may look other though it says the same. */
export type Doubt = 'markup' | 'frame' | 'styles' | 'scripts';

/** A page that both sides have. */
export interface Comparison {
  address: string;
  main: PartChange;
  frame: PartChange;
  head: HeadChange[];
  /** Films and other files that scripts show, by their address. */
  media: string[];
  doubts: Doubt[];
}

export interface Pages {
  added: string[];
  removed: string[];
  /** Every page that both sides have, also those that are the same. */
  both: Comparison[];
  /** Old addresses. */
  redirects: {from: string; before?: string | undefined; after?: string | undefined}[];
}

/** Compares two built sites, page by page, without a browser. */
export function compareSites(before: Site, after: Site): Pages {
  const scripted = scriptedClasses(before, after);
  const both = [...before.pages].flatMap(([address, old]): Comparison[] => {
    const now = after.pages.get(address);
    if (!now) return [];
    const doubts: Doubt[] = [];
    if (old.main.markup !== now.main.markup) doubts.push('markup');
    if (old.frame.markup !== now.frame.markup) doubts.push('frame');
    if (looksBy(old, before.styles, scripted) !== looksBy(now, after.styles, scripted)) {
      doubts.push('styles');
    }
    if (scriptsDiffer(before, after, address)) doubts.push('scripts');
    return [
      {
        address,
        main: comparePart(old.main, now.main),
        frame: comparePart(old.frame, now.frame),
        head: compareHead(old.head, now.head),
        media: replacedMedia(before, after, address),
        doubts,
      },
    ];
  });
  const missing = (from: Site, to: Site) =>
    [...from.pages.keys()].filter((address) => !to.pages.has(address));
  const froms = new Set([...before.redirects.keys(), ...after.redirects.keys()]);
  return {
    added: missing(after, before),
    removed: missing(before, after),
    both,
    redirects: [...froms]
      .sort()
      .map((from) => ({from, before: before.redirects.get(from), after: after.redirects.get(from)}))
      .filter((each) => each.before !== each.after),
  };
}

function scriptsDiffer(before: Site, after: Site, address: string): boolean {
  return (
    before.scripts.shared !== after.scripts.shared ||
    before.scripts.own.get(address) !== after.scripts.own.get(address)
  );
}

/** Whether a visitor reads, follows or is shown something else. */
export function saysOtherwise({main, frame, head, media}: Comparison): boolean {
  return isOther(main) || isOther(frame) || head.length > 0 || media.length > 0;
}

export function isOther({words, links, pictures}: PartChange): boolean {
  return [words, links.gone, links.come, pictures.gone, pictures.come].some(
    (list) => list.length > 0,
  );
}

export function comparePart(before: Part, after: Part): PartChange {
  return {
    words: compareLines(before.lines, after.lines),
    links: exchange(before.links, after.links, ({text, href}) => `${href}\n${text}`),
    pictures: exchange(before.pictures, after.pictures, ({id}) => id),
  };
}

/** What one list has and the other has not, counting how often. Order does not count: words and pixels show it. */
export function exchange<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Exchange<Item> {
  const without = (these: readonly Item[], those: readonly Item[]) => {
    const rest = new Map<string, number>();
    for (const each of those) rest.set(keyOf(each), (rest.get(keyOf(each)) ?? 0) + 1);
    return these.filter((each) => {
      const left = rest.get(keyOf(each)) ?? 0;
      rest.set(keyOf(each), left - 1);
      return left <= 0;
    });
  };
  return {gone: without(before, after), come: without(after, before)};
}

const headParts = {
  title: 'Title in the browser’s tab and in search results',
  description: 'Description in search results',
  canonical: 'Address that search engines keep',
  robots: 'What search engines are told',
} as const satisfies Partial<Record<keyof PageHead, string>>;

export function compareHead(before: PageHead, after: PageHead): HeadChange[] {
  const changes: HeadChange[] = (Object.keys(headParts) as (keyof typeof headParts)[])
    .filter((key) => before[key] !== after[key])
    .map((key) => ({what: headParts[key], pieces: piecesOf(before[key], after[key])}));
  if (before.card.id === after.card.id) return changes;
  const name = ({name: file, id}: PagePicture) => (id === '' ? 'none' : file);
  const pieces: Piece[] =
    before.card.name === after.card.name
      ? [{sort: 'in', text: `${name(after.card)} (another picture of the same name)`}]
      : [
          {sort: 'out', text: name(before.card)},
          {sort: 'in', text: name(after.card)},
        ];
  return [...changes, {what: 'Picture on social cards', pieces}];
}

/** Files that only a script of the page names (a film that begins after the page is there), with other content now. */
function replacedMedia(before: Site, after: Site, address: string): string[] {
  const [old, now] = [before, after].map((site) => namedMedia(site, address));
  if (!old || !now) return [];
  return [...now].filter(
    (name) => old.has(name) && before.files.print(name) !== after.files.print(name),
  );
}

const films = /^video\/.+\.(?:mp4|webm)$/;

function namedMedia({files, scripts}: {files: Files; scripts: Site['scripts']}, address: string) {
  const text = scripts.texts.get(address) ?? '';
  // A script names a film without its ending: there are several
  return new Set(
    files.names.filter((name) => films.test(name) && text.includes(name.replace(/\.\w+$/, ''))),
  );
}

/** The kinds of pages that a review tells apart. */
export type Kind = 'page' | 'post' | 'list' | 'not found';

/** What an address is: a post's begins with its day. */
export function kindOf(address: string): Kind {
  if (address === '/404') return 'not found';
  if (/^\/news\/\d{4}\/\d{2}\/\d{2}\//.test(address)) return 'post';
  return /^\/news(?:\/|$)/.test(address) ? 'list' : 'page';
}

/** The day of a post, `2025-01-14`. */
export function dayOfPost(address: string): string | undefined {
  return /^\/news\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(address)?.slice(1).join('-');
}
