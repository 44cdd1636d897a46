import {readFileSync} from 'node:fs';
import {readCache, writeCache} from './cache';

/** Finds the words that neither the British dictionary nor .config/words.txt has, with what was probably meant. */
export async function findUnknownWords(
  words: Iterable<string>,
): Promise<Map<string, string | undefined>> {
  const ownWords = readFileSync('.config/words.txt', 'utf8');
  const known = readCache('words', ownWords);
  const unsure = [...new Set(words)].filter((word) => !known.has(word));
  if (unsure.length === 0) return new Map();
  const dictionary = await loadDictionary(ownWords.split(/\r?\n/));
  const has = (word: string) => dictionary.has(word, {ignoreCase: word === word.toUpperCase()});
  const unknown = unsure.filter((word) => !has(word) && !has(word.replace(/'s$/, '')));
  const right = unsure.filter((word) => !unknown.includes(word));
  writeCache('words', ownWords, [...known, ...right]);
  return new Map(
    unknown.map((word) => {
      const suggestions = dictionary.suggest(word, {numSuggestions: 8, ignoreCase: true});
      // The cost of two other letters
      const close = suggestions.filter(({cost}) => cost <= 210).map((each) => each.word);
      return [word, close.find((each) => each.split(/[ -]/).every(has))];
    }),
  );
}

async function loadDictionary(ownWords: readonly string[]) {
  const {getDictionary, readSettings} = await import('cspell-lib'); // 1 s to load
  const packages = ['@cspell/dict-en-gb-mit', '@cspell/dict-en-common-misspellings'];
  const settings = await Promise.all(packages.map((name) => readSettings(require.resolve(name))));
  return getDictionary({
    dictionaryDefinitions: settings.flatMap((each) => each.dictionaryDefinitions ?? []),
    dictionaries: ['en-gb', 'en-common-misspellings', 'en-gb-common-misspellings'],
    words: ownWords.filter((line) => line !== '' && !line.startsWith('#')),
  });
}
