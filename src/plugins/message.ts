import path from 'node:path';
import {distance} from 'fastest-levenshtein';

interface Place {
  start?: {line?: number; column?: number};
}

/**
 * A mistake in what somebody wrote, told in the site's one format:
 *
 *     pages/ride.mdx:14:9  what is wrong, in plain words
 *     → what to write instead
 *
 * @param file - absolute path of the file
 * @param place - where in it, as Markdown syntax trees say it; line and column count from 1
 */
export function writersError(
  file: string,
  place: Place | undefined,
  wrong: string,
  instead: string,
): Error {
  const where = [
    path.relative(process.cwd(), file),
    place?.start?.line ?? 1,
    place?.start?.column ?? 1,
  ].join(':');
  return new Error(`${where}  ${wrong}\n→ ${instead}`);
}

/**
 * The candidate spelt most like a word, or nothing when none is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length * 0.4));
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}
