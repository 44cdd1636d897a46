import {isFileName} from '../../../validation/imageFiles';
import type {Suggested, Texts} from '../../../validation/problem';
import {contentRule} from '../content';
import {hidden, passagesOf, wordKeys, type Passage} from '../prose';
import {overlap, styleIssues} from '../style/houseStyle';
import {loadDictionary} from './dictionary';
import {wordsFile} from './words';
import {suggest} from '../../../validation/words';

const texts = {
  'word-unknown': ({word, suggestion}: Suggested & {word: string}) => ({
    text: `"${word}" is not in the dictionary.`,
    fix: `${suggest(suggestion && `"${suggestion}"`, 'Correct it.')} If it is a name, add it to ${wordsFile}.`,
  }),
} satisfies Texts;

/** Every word is in a dictionary of British English or in `.config/words.txt`. */
export const spelling = contentRule(texts, async (content, report) => {
  const {has, suggest} = await loadDictionary();
  for (const passage of passagesOf(content).filter(hasOrdinaryWords)) {
    for (const {word, index} of wordsOf(passage)) {
      if (has(word)) continue;
      report('word-unknown', passage.locate(index), {word, suggestion: suggest(word)});
    }
  }
});

/** People and outlets choose their own names; a file name as alternative text is reported by the images rule. */
function hasOrdinaryWords({source, name, component, text}: Passage): boolean {
  if ((source === 'alt' || name === 'imageAlt') && isFileName(text)) return false;
  if (source === 'key') return wordKeys.get(name ?? '') === 'ordinary';
  return !(name === 'name' && component === 'Testimonial');
}

/** Words in Latin letters: dictionaries of Assamese and Hindi do not exist for cspell. */
const wordPattern = new RegExp(
  `\\p{Script=Latin}[\\p{L}\\p{M}]*(?:[’'${hidden}]+[\\p{L}\\p{M}]+)*`,
  'gu',
);

function wordsOf(passage: Passage): {word: string; index: number}[] {
  const {text} = passage;
  const issues = styleIssues(passage);
  return [...text.matchAll(wordPattern)].flatMap(({0: written, index}) => {
    // 43K+ and 3rd are not words
    const touchesDigit = /\d/.test(`${text[index - 1] ?? ''}${text[index + written.length] ?? ''}`);
    const isReported = issues.some((issue) => overlap(issue, {index, length: written.length}));
    const word = written.replaceAll(hidden, '').replace(/[’']s?$/, '');
    return touchesDigit || isReported || word.length < 2 ? [] : [{word, index}];
  });
}
