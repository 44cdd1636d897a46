import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Names and words that no dictionary has: one on each line, after comments that begin with #. */
export const wordsFile = '.config/words.txt';

const cache = new Map<string, readonly string[]>();

/** The words of `.config/words.txt`. */
export function projectWords(siteDir: string): readonly string[] {
  const words =
    cache.get(siteDir) ??
    readFileSync(path.join(siteDir, wordsFile), 'utf8')
      .split(/\r?\n/)
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
  cache.set(siteDir, words);
  return words;
}

/** Whether all letters are capitals, and more of them than an abbreviation has. */
export function isUppercase(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 6 && /\p{Lu}/u.test(text) && !/[\p{Ll}\p{Lo}]/u.test(text);
}

/** Text in capitals as a sentence; names and abbreviations that the project knows keep their capitals. */
export function toSentenceCase(text: string, siteDir: string): string {
  const known = new Map(
    [...projectWords(siteDir)].reverse().map((word) => [word.toLowerCase(), word]),
  );
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => known.get(word) ?? word)
    .replace(/(?<!\p{L})i(?!\p{L})/gu, 'I')
    .replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}
