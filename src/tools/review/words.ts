/** Which words of a page are others now. */
import {diffArrays, diffWordsWithSpace} from 'diff';

import type {Line, LineKind} from './lines';

/** A piece of a line: kept, taken out or put in. */
export interface Piece {
  sort: 'same' | 'out' | 'in';
  text: string;
}

/** One line that is not as it was. */
export interface WordChange {
  kind: LineKind;
  /** The heading that it stands under. */
  under: string;
  pieces: Piece[];
}

/** How much of two lines must be the same for one to be the other, changed: of the longer one, in characters. */
const alike = {
  /** Where one line stands in place of one other. */
  alone: 0.25,
  /** Where there are several to choose from. */
  among: 0.5,
};

/** Every line that is not as it was, in the page's order. */
export function compareLines(before: readonly Line[], after: readonly Line[]): WordChange[] {
  const changes: WordChange[] = [];
  const parts = diffArrays([...before], [...after], {
    comparator: (left, right) => left.kind === right.kind && left.text === right.text,
  });
  let gone: Line[] = [];
  for (const {value, added, removed} of [...parts, {value: [], added: false, removed: false}]) {
    if (removed) {
      gone = value;
      continue;
    }
    changes.push(...compareBlocks(gone, added ? value : []));
    gone = [];
  }
  return changes;
}

/** Lines in place of other lines: each goes with the one most like it, in order; the rest came or went. */
function compareBlocks(gone: readonly Line[], come: readonly Line[]): WordChange[] {
  const changes: WordChange[] = [];
  const least = gone.length === 1 && come.length === 1 ? alike.alone : alike.among;
  let next = 0;
  for (const line of gone) {
    const match = come.findIndex(
      (other, index) => index >= next && other.kind === line.kind && likeness(line, other) >= least,
    );
    if (match < 0) {
      changes.push(whole('out', line));
      continue;
    }
    changes.push(...come.slice(next, match).map((each) => whole('in', each)));
    const other = come[match];
    if (other) {
      const {kind, under, text} = other;
      changes.push({kind, under, pieces: piecesOf(line.text, text)});
    }
    next = match + 1;
  }
  return [...changes, ...come.slice(next).map((each) => whole('in', each))];
}

function whole(sort: 'in' | 'out', {kind, under, text}: Line): WordChange {
  return {kind, under, pieces: [{sort, text}]};
}

/** What a text has of another: words kept, taken out and put in. */
export function piecesOf(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({value, added, removed}) => ({
    sort: added ? 'in' : removed ? 'out' : 'same',
    text: value,
  }));
}

/** The part of the longer line that both have, 0 to 1. */
function likeness({text: before}: Line, {text: after}: Line): number {
  const kept = piecesOf(before, after)
    .filter(({sort}) => sort === 'same')
    .reduce((sum, {text}) => sum + text.trim().length, 0);
  return kept / Math.max(before.length, after.length, 1);
}
