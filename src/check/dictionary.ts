import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {findClosest} from './closest';

export type Dictionary = Awaited<ReturnType<typeof loadDictionary>>;

/** Loads the British dictionary with the words of .config/words.txt. */
export async function loadDictionary() {
  const {decodeTrie} = await import('cspell-trie-lib'); // exports no CommonJS
  const ownWords = new Set(readFileSync('.config/words.txt', 'utf8').split(/\r?\n/));
  const folder = path.dirname(require.resolve('@cspell/dict-en-gb-mit'));
  // cspell-lib reads the same file, and takes two seconds more
  const british = decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_GB.trie.gz'))));
  const isKnown = (word: string) => ownWords.has(word) || british.has(word);
  return {
    has(word: string) {
      const singular = word.replace(/'s$/, '');
      const isCapitals = singular === singular.toUpperCase();
      const rest = isCapitals ? singular.slice(1).toLowerCase() : singular.slice(1);
      const [first = ''] = singular;
      // The dictionary lists abbreviations with their full stop
      return [word, `${word}.`, singular, first + rest, first.toLowerCase() + rest].some(isKnown);
    },
    suggest: (word: string) =>
      findClosest(word, [...ownWords, ...british.suggest(word, {numSuggestions: 8})]),
  };
}
