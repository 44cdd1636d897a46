import {distance} from 'fastest-levenshtein';

const sortLetters = (word: string) => Array.from(word.toLowerCase()).sort().join('');

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  let closest = all.find((candidate) => sortLetters(candidate) === sortLetters(word));
  if (closest !== undefined) return closest;
  let minDistance = Math.max(2, Math.ceil(word.length * 0.4));
  for (const candidate of all) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < minDistance) [closest, minDistance] = [candidate, steps];
  }
  return closest;
}
