import {closest, distance} from 'fastest-levenshtein';

/** The candidate spelled most like a word, or undefined when none is similar. */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lowerCase = candidates.map((each) => each.toLowerCase());
  const nearest = closest(word.toLowerCase(), lowerCase);
  // Two letters may be wrong, in long words four of ten
  const maxDistance = Math.max(2, word.length * 0.4);
  const isSimilar = distance(word.toLowerCase(), nearest) <= maxDistance;
  return isSimilar ? candidates[lowerCase.indexOf(nearest)] : undefined;
}

/** Asks whether the closest candidate was meant, or says what else to do. @param write - adds the signs around it */
export function suggest(
  word: string,
  candidates: readonly string[],
  otherwise: string,
  write = (candidate: string) => `"${candidate}"`,
): string {
  const meant = findClosest(word, candidates);
  return meant === undefined ? otherwise : `Did you mean ${write(meant)}?`;
}
