import {closest, distance} from 'fastest-levenshtein';

/** Letters that may differ: two, or in long words this share of them. */
const maxDifference = 2;
const maxDifferentShare = 0.4;

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lowerCase = candidates.map((each) => each.toLowerCase());
  const nearest = closest(word.toLowerCase(), lowerCase);
  const maxDistance = Math.max(maxDifference, word.length * maxDifferentShare);
  const isSimilar = distance(word.toLowerCase(), nearest) <= maxDistance;
  return isSimilar ? candidates[lowerCase.indexOf(nearest)] : undefined;
}
