import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {clients} from '../company/clients';
import {outlets} from '../company/outlets';

export type Dictionary = Awaited<ReturnType<typeof loadDictionary>>;

/** What writers confuse most: endings, American spelling, and letters that are written twice. */
const suggestionEditCosts = [
  {map: '(ys)(ies)|(yed)(ied)|(yer)(ier)|(yest)(iest)|(fs)(ves)|(fes)(ves)', replace: 30},
  {map: '(os)(oes)|(xs)(xes)|(chs)(ches)|(shs)(shes)|(eing)(ing)|(ei)(ie)', replace: 30},
  {map: '(er)(re)|(or)(our)|(nse)(nce)|(og)(ogue)|(num)(nium)', replace: 30},
  {map: 'c(cc)|f(ff)|g(gg)|l(ll)|m(mm)|n(nn)|p(pp)|r(rr)|s(ss)|t(tt)', replace: 40},
];

const maxSuggestions = 3;
/** Of two letters that are missing or wrong. */
const maxCost = 200;

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Loads the British dictionary with the words of .config/words.txt and of the names of clients and outlets. */
export async function loadDictionary() {
  const cspell = await import('cspell-trie-lib'); // exports no CommonJS
  const lines = readFileSync('.config/words.txt', 'utf8').split(/\r?\n/);
  const names = [...Object.values(clients), ...outlets].flatMap(
    ({name}) => name.replaceAll('’', "'").match(/[\p{L}\p{M}']+/gu) ?? [],
  );
  const words = lines.filter((line) => !line.startsWith('#'));
  const own = cspell.buildITrieFromWords([...words, ...names]);
  const folder = path.dirname(require.resolve('@cspell/dict-en-gb-mit'));
  // cspell-lib reads the same file, and takes two seconds more
  const general = cspell.decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_GB.trie.gz'))));
  const weightMap = cspell.mapDictionaryInformationToWeightMap({
    locale: 'en-GB',
    suggestionEditCosts,
  });
  const isKnown = (word: string) => own.has(word) || general.has(word);
  return {
    has(word: string) {
      const singular = word.replace(/'s$/, '');
      const isCapitals = singular === singular.toUpperCase();
      const rest = isCapitals ? singular.slice(1).toLowerCase() : singular.slice(1);
      const [first = ''] = singular;
      // The dictionary lists abbreviations with their full stop
      return [word, `${word}.`, singular, first + rest, first.toLowerCase() + rest].some(isKnown);
    },
    /** The words that are spelled most like a word: first the longest, as writers rather leave letters out. */
    suggest(word: string): string[] {
      const small = word.toLowerCase();
      const similar = [own, general]
        .flatMap((trie) => trie.suggestWithCost(small, {weightMap}))
        .filter((each) => isKnown(each.word));
      const others = similar.filter((each) => each.word.toLowerCase() !== small);
      const least = Math.min(maxCost, ...others.map(({cost}) => cost));
      const nearest = similar
        .filter(({cost}) => cost <= least)
        .map((each) => (word === small ? each.word : capitalise(each.word)))
        .sort((a, b) => b.length - a.length);
      return [...new Set(nearest)].slice(0, maxSuggestions);
    },
  };
}
