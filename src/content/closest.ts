import {distance} from 'fastest-levenshtein';

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  let closest: string | undefined;
  let minDistance = Math.max(2, Math.ceil(word.length * 0.4));
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < minDistance) [closest, minDistance] = [candidate, steps];
  }
  return closest;
}
