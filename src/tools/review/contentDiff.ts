import {diffArrays, diffWordsWithSpace, structuredPatch} from 'diff';
import type {Change} from 'diff';

import type {PageContent} from './pageContent';

/** A piece of text that both versions have, or that was added or removed. */
export type Piece = Pick<Change, 'value' | 'added' | 'removed'>;

/** Each change as pieces of text. */
export type PartChange = Record<'text' | 'links' | 'images', Piece[][]>;

/** What a page says or shows differently, as far as its HTML tells. */
export type ContentChange = Record<keyof PageContent, PartChange>;

/** Texts that share less than this part of their characters are shown as removed and added, not word by word. */
const minSimilarity = 0.3;

export function diffContent(before: PageContent, after: PageContent): ContentChange {
  const diff = (part: keyof PageContent): PartChange => ({
    text: diffLines(before[part].lines, after[part].lines),
    links: diffItems(before[part].links, after[part].links),
    images: diffItems(before[part].images, after[part].images),
  });
  return {head: diff('head'), main: diff('main'), frame: diff('frame')};
}

export function hasContentChange(content: ContentChange): boolean {
  return Object.values(content).some(isPartChanged);
}

export function isPartChanged(part: PartChange): boolean {
  return Object.values(part).some((changes) => changes.length > 0);
}

/** The lines that changed, in the order of the page. Neighbouring lines are one change. */
export function diffLines(before: readonly string[], after: readonly string[]): Piece[][] {
  const [from = '', to = ''] = [before, after].map((lines) => `${lines.join('\n')}\n`);
  return structuredPatch('', '', from, to, '', '', {context: 0}).hunks.map(({lines}) => {
    const withSign = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])).join('\n');
    return diffWords(withSign('-'), withSign('+'));
  });
}

/** The words that two texts share, and those that only one of them has. */
function diffWords(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after);
  const same = pieces.filter(({added, removed}) => !added && !removed);
  const shared = same.reduce((sum, {value}) => sum + value.trim().length, 0);
  if (shared >= Math.max(before.length, after.length) * minSimilarity) return pieces;
  return [
    {value: before, added: false, removed: true},
    {value: after, added: true, removed: false},
  ].filter(({value}) => value !== '');
}

/** Items that only one list has. Their order does not matter: screenshots show it. */
function diffItems(before: readonly string[], after: readonly string[]): Piece[][] {
  return diffArrays([...before].sort(), [...after].sort()).flatMap(({value, added, removed}) =>
    added || removed ? value.map((item) => [{value: item, added, removed}]) : [],
  );
}
