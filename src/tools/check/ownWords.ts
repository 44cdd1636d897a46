import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Names and words that no dictionary has: one a line, below comments that begin with #. */
export const wordsFile = '.config/words.txt';

const lists = new Map<string, readonly string[]>();

/** The project's own words. @param root - absolute path of the project */
export function ownWords(root: string): readonly string[] {
  const words =
    lists.get(root) ??
    readFileSync(path.join(root, wordsFile), 'utf8')
      .split(/\r?\n/)
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
  lists.set(root, words);
  return words;
}

/** Whether a text is typed in capitals: all of its letters, and more of them than an abbreviation has. */
export function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 6 && !/\p{Ll}/u.test(text);
}

/** A text in capitals as it is written otherwise: names and abbreviations that the project knows keep theirs. */
export function inSmallLetters(text: string, root: string): string {
  // Of two ways to write a name, the first counts.
  const known = new Map([...ownWords(root)].reverse().map((word) => [word.toLowerCase(), word]));
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => known.get(word) ?? word)
    .replace(/(?<!\p{L})i(?!\p{L})/gu, 'I')
    .replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}
