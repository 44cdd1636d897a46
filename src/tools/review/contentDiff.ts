import {diffArrays, diffWordsWithSpace} from 'diff';

import type {PageContent} from './pageContent';

/** A piece of text that both versions have, or only one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

export interface PartChange {
  text: Piece[][];
  links: Piece[];
  images: Piece[];
}

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

export function isPartChanged({text, links, images}: PartChange): boolean {
  return text.length + links.length + images.length > 0;
}

/** The lines that changed, in the order of the page. Neighbouring lines are one change. */
export function diffLines(before: readonly string[], after: readonly string[]): Piece[][] {
  const changes: Piece[][] = [];
  let removed: string[] = [];
  for (const part of [...diffArrays([...before], [...after]), undefined]) {
    if (part?.removed) {
      removed = part.value;
      continue;
    }
    const added = part?.added ? part.value : [];
    if (removed.length + added.length > 0) {
      changes.push(diffWords(removed.join('\n'), added.join('\n')));
    }
    removed = [];
  }
  return changes;
}

/** The words that two texts share, and those that only one of them has. */
function diffWords(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after).map(({value, added, removed}): Piece => {
    return {kind: added ? 'added' : removed ? 'removed' : 'same', text: value};
  });
  const same = pieces.filter(({kind}) => kind === 'same').map(({text}) => text.trim().length);
  const shared = same.reduce((sum, length) => sum + length, 0);
  if (shared >= Math.max(before.length, after.length) * minSimilarity) return pieces;
  const whole: Piece[] = [
    {kind: 'removed', text: before},
    {kind: 'added', text: after},
  ];
  return whole.filter(({text}) => text !== '');
}

/** Items that only one list has. Their order does not matter: screenshots show it. */
function diffItems(before: readonly string[], after: readonly string[]): Piece[] {
  return diffArrays([...before].sort(), [...after].sort()).flatMap(({value, added, removed}) => {
    if (!added && !removed) return [];
    return value.map((text): Piece => ({kind: added ? 'added' : 'removed', text}));
  });
}
