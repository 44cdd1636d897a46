import {isFileName} from './pictures/alt';
import {loadDictionary} from './dictionary';
import type {Dictionary} from './dictionary';
import {slipsOf} from './house';
import {problemAt, textOf} from './place';
import type {Rule} from './problem';
import {passagesOf, unseen, withoutAddresses} from './prose';
import type {Passage} from './prose';
import {wordsFile} from './ownWords';

/** Every word is one that a dictionary of British English has, or one of `.config/words.txt`. */
export const spelling: Rule = async (site) => {
  const dictionary = await loadDictionary(site.root);
  return passagesOf(site)
    .filter(isOfWords)
    .flatMap((passage) => {
      const text = textOf(site, passage.file);
      return unknownWords(passage, site.root, dictionary).map(({word, index}) => {
        const near = dictionary.nearest(word);
        const add = `add it to ${wordsFile}`;
        return problemAt(passage.file, text, {
          offset: passage.offset + index,
          wrong: `\`${word}\` is not a word we know.`,
          instead: near
            ? `Did you mean \`${near}\`? If it is a name, ${add}.`
            : `If it is a name, ${add}.`,
        });
      });
    });
};

/** People and outlets are called as they are called; of a file's name in place of a text, another rule tells. */
function isOfWords({of, name, component, file, text}: Passage): boolean {
  if ((of === 'alt' || name === 'imageAlt') && isFileName(text)) return false;
  if (name === 'imageCredit' || name === 'outlet') return false;
  return name !== 'name' || !(component === 'Testimonial' || file === 'news/authors.yml');
}

const wordPattern = new RegExp(`\\p{L}[\\p{L}\\p{M}]*(?:[’'${unseen}]+[\\p{L}\\p{M}]+)*`, 'gu');

function unknownWords(
  passage: Passage,
  root: string,
  dictionary: Dictionary,
): {word: string; index: number}[] {
  const text = withoutAddresses(passage.text);
  const slips = slipsOf(passage, root);
  return [...text.matchAll(wordPattern)].flatMap(({0: written, index}) => {
    // 43K+, 3rd: no words.
    const touchesDigit = /\d/.test(`${text[index - 1] ?? ''}${text[index + written.length] ?? ''}`);
    const isTold = slips.some((slip) => index >= slip.index && index < slip.index + slip.length);
    const word = written.replaceAll(unseen, '').replace(/[’']s?$/, '');
    if (touchesDigit || isTold || word.length < 2 || dictionary.has(word)) return [];
    return [{word, index}];
  });
}
