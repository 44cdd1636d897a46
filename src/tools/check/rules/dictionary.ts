import {createRequire} from 'node:module';

import {memoize} from '../../memoize';
import {projectWords} from './words';

const require = createRequire(__filename);
let dictionary: ReturnType<typeof load> | undefined;

/** British English, the misspellings that cspell knows, and the project's own words. Loaded once. */
export function loadDictionary(): ReturnType<typeof load> {
  return (dictionary ??= load());
}

/** The highest cost of a suggestion, as cspell counts: two other letters. */
const maxCost = 210;

// Words are asked one by one, each once: many times faster than having cspell check whole files
async function load() {
  const {getDictionary, readSettings} = await import('cspell-lib'); // has no CommonJS version
  const settings = await Promise.all(
    ['@cspell/dict-en-gb-mit', '@cspell/dict-en-common-misspellings'].map((name) =>
      readSettings(require.resolve(name)),
    ),
  );
  const words = await getDictionary({
    dictionaryDefinitions: settings.flatMap((each) => each.dictionaryDefinitions ?? []),
    dictionaries: ['en-gb', 'en-common-misspellings', 'en-gb-common-misspellings'],
    words: [...projectWords],
  });
  // In capitals, a name and a word cannot be told apart
  const has = memoize((word) => words.has(word, {ignoreCase: word === word.toUpperCase()}));
  /** The known word that was probably meant. */
  const suggest = memoize((word) => {
    // Missing letters are likelier than other letters
    const letters = new RegExp(Array.from(word.toLowerCase()).join('.*'), 'u');
    const [best] = words
      .suggest(word, {numSuggestions: 16, ignoreCase: true, timeout: 5000})
      .filter(({word: each, cost}) => cost <= maxCost && each.split(/[ -]/).every(has))
      .map(({word: each, cost}) => ({
        word: each,
        cost: cost - (letters.test(each.toLowerCase()) ? 50 : 0),
      }))
      .sort((a, b) => a.cost - b.cost);
    const isCapitalized = /^\p{Lu}/u.test(word);
    return isCapitalized ? best?.word.replace(/^./u, (letter) => letter.toUpperCase()) : best?.word;
  });
  return {has, suggest};
}
