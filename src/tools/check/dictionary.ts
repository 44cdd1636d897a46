import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {getDictionary, readSettings} from 'cspell-lib';

import {ownWords} from './ownWords';

/** The words that may be written. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** The known word that is spelt most like one. */
  nearest: (word: string) => string | undefined;
}

const require = createRequire(import.meta.url);

const loaded = new Map<string, Promise<Dictionary>>();

/**
 * British English and the project's own words: loaded once. Words are asked one by one, each a single time, which is
 * many times faster than to have whole files checked.
 *
 * @param root - absolute path of the project
 */
export function loadDictionary(root: string): Promise<Dictionary> {
  const dictionary = loaded.get(root) ?? load(root);
  loaded.set(root, dictionary);
  return dictionary;
}

async function load(root: string): Promise<Dictionary> {
  const own = ownWords(root);
  const words = await getDictionary({
    ...(await readSettings(require.resolve('@cspell/dict-en-gb-mit'))),
    dictionaries: ['en-gb'],
    words: [...own],
  });
  const has = remembered((word) =>
    // In capitals alone, a name and a word cannot be told apart.
    words.has(word, {ignoreCase: word === word.toUpperCase()}),
  );
  const nearest = remembered((word) => {
    const usual = (usualMistakes().get(word.toLowerCase()) ?? []).map((each, index) => ({
      word: each,
      cost: 20 + index,
    }));
    const [best] = [
      ...usual,
      ...words.suggest(word, {numSuggestions: 16, ignoreCase: true, timeout: 5000}),
    ]
      .filter((candidate) => candidate.cost <= farthest && candidate.word.split(/[ -]/).every(has))
      .map((candidate) => ({
        word: candidate.word,
        cost:
          candidate.cost - kinship(word, candidate.word) + (isForeign(candidate.word) ? 120 : 0),
      }))
      .sort((a, b) => a.cost - b.cost);
    return best && inCaseOf(word, best.word);
  });
  /** A name that is not ours: `center` is not Center, and seldom is anything else. */
  const isForeign = (word: string) => !has(word.toLowerCase()) && !own.includes(word);
  return {has, nearest};
}

function remembered<T>(answer: (word: string) => T): (word: string) => T {
  const answers = new Map<string, T>();
  return (word) => {
    const known = answers.has(word) ? (answers.get(word) as T) : answer(word);
    answers.set(word, known);
    return known;
  };
}

/* ---- What was meant ---- */

/** As cspell counts: two letters that are others. */
const farthest = 210;

let usual: Map<string, string[]> | undefined;

/** Mistakes that many people make, each with what they mean: a list of cspell's, read when the first word is unknown. */
function usualMistakes(): Map<string, string[]> {
  if (usual) return usual;
  const folder = path.dirname(require.resolve('@cspell/dict-en-common-misspellings'));
  usual = new Map(
    ['dict-en.json', 'dict-en-gb.json'].flatMap((name) => {
      const {dictionaryDefinitions} = JSON.parse(
        readFileSync(path.join(folder, 'dict', name), 'utf8'),
      ) as {dictionaryDefinitions: {suggestWords: string[]}[]};
      return dictionaryDefinitions.flatMap(({suggestWords}) =>
        suggestWords.map((entry): [string, string[]] => {
          const [wrong = '', meant = ''] = entry.split('->');
          return [wrong, meant.split(', ')];
        }),
      );
    }),
  );
  return usual;
}

/**
 * How much likelier a word is meant than its distance says: fingers leave letters out, double them and swap them more
 * often than they take others. So `color` is `colour`, not `colon`.
 */
function kinship(word: string, candidate: string): number {
  const [written, meant] = [word.toLowerCase(), candidate.toLowerCase()];
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start += 1;
  const shorter = Math.min(written.length, meant.length);
  let end = 0;
  while (end < shorter - start && written.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [middle, other] = [
    written.slice(start, written.length - end),
    meant.slice(start, meant.length - end),
  ];
  const isSwapped = middle.length === 2 && middle === Array.from(other).reverse().join('');
  const isDoubled = middle.length === 1 && other === '' && middle === written[start - 1];
  const isKin = isSwapped || isDoubled || isWithin(written, meant);
  return (isKin ? 50 : 0) + start + end / 2 + (written.length === meant.length ? 1 : 0);
}

/** Whether all letters of a word are in another, in their order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

function inCaseOf(word: string, candidate: string): string {
  const isCapital = /^\p{Lu}/u.test(word) && candidate === candidate.toLowerCase();
  return isCapital ? candidate.charAt(0).toUpperCase() + candidate.slice(1) : candidate;
}
