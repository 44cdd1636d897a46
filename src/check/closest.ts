import {closest, distance} from 'fastest-levenshtein';

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lowerCase = candidates.map((each) => each.toLowerCase());
  const nearest = closest(word.toLowerCase(), lowerCase);
  const isSimilar = distance(word.toLowerCase(), nearest) <= Math.max(2, word.length * 0.4);
  return isSimilar ? candidates[lowerCase.indexOf(nearest)] : undefined;
}
