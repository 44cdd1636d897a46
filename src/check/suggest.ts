import {closest, distance} from 'fastest-levenshtein';

/**
 * Asks whether the candidate spelled most like a word was meant, or says what else to do if none is similar.
 *
 * @param write - adds the signs around the candidate
 */
export function suggest(
  word: string,
  candidates: readonly string[],
  otherwise: string,
  write = (candidate: string) => `"${candidate}"`,
): string {
  const lowerCase = candidates.map((each) => each.toLowerCase());
  // Letters in another order are nearer than other letters
  const sort = (letters: string) => Array.from(letters).sort().join('');
  const anagram = lowerCase.find((each) => sort(each) === sort(word.toLowerCase()));
  const nearest = anagram ?? closest(word.toLowerCase(), lowerCase);
  const candidate = candidates[lowerCase.indexOf(nearest)];
  // Two letters may be wrong, in long words four of ten
  const maxDistance = Math.max(2, word.length * 0.4);
  const isSimilar = candidate && distance(word.toLowerCase(), nearest) <= maxDistance;
  return isSimilar ? `Did you mean ${write(candidate)}?` : otherwise;
}
