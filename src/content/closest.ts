import {distance} from 'fastest-levenshtein';

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  let closest: string | undefined;
  let minDistance = Math.max(2, Math.ceil(word.length * 0.4));
  for (const candidate of candidates) {
    const steps = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (steps < minDistance) [closest, minDistance] = [candidate, steps];
  }
  return closest;
}

/** The edits between two words; swapped letters, as in `titel`, are one edit. */
function countEdits(word: string, other: string): number {
  const edits = distance(word, other);
  return edits === 2 && sortLetters(word) === sortLetters(other) ? 1 : edits;
}

function sortLetters(word: string): string {
  return Array.from(word).sort().join('');
}
