import {inSmallLetters, isCapitals} from '../ownWords';
import {shown, slipsAt} from './slip';
import type {Slip} from './slip';
import type {Passage} from '../prose';

/** Words that may stand twice: "the best that that road offers". */
const mayRepeat = new Set(['that', 'had', 'her', 'very', 'bye']);

/** Repeated words, words that were to be replaced, and capitals. */
export const wording = (text: string, passage: Passage, root: string): Slip[] => [
  ...slipsAt(
    text,
    /lorem ipsum[^]*|(?<!\p{L})(?:TODO|TBD|TBC|TBA|FIXME|x{3,}|X{3,})(?!\p{L})|\?{3,}/giu,
    ([written]) => ({
      wrong: `\`${shown(written).split(' ').slice(0, 2).join(' ')}\` holds a place for words that are to come.`,
      instead: 'Write them, or leave the sentence out.',
    }),
  ),
  ...slipsAt(
    text,
    /(?<![\p{L}\d’'-]\u2060*)(\p{L}+)\u2060*\s[\s\u2060]*\1(?!\u2060*[\p{L}\d’'-])/giu,
    ([written, word = '']) => {
      const isName = /^\p{Lu}/u.test(word) && written.endsWith(word);
      if (mayRepeat.has(word.toLowerCase()) || isName) return undefined;
      return {wrong: `\`${shown(written)}\`: a word stands twice.`, instead: `Write \`${word}\`.`};
    },
  ),
  ...capitals(text, passage, root),
];

function capitals(text: string, {of, name}: Passage, root: string): Slip[] {
  // Of headings, another rule tells.
  if (of === 'heading' || name === 'title' || name === 'asks') return [];
  const say = (written: string) => ({
    wrong: `\`${shown(written)}\` is typed in capitals, which are hard to read.`,
    instead: `Write \`${inSmallLetters(shown(written), root)}\`.`,
  });
  if (isCapitals(text.replace(/\uFFFC/g, '')) && /\p{L}\s+\p{L}/u.test(text)) {
    const index = text.search(/\p{L}/u);
    return [{index, length: text.length - index, ...say(text)}];
  }
  return slipsAt(text, /(?<!\p{L})\p{Lu}{2,}(?:[\s,’-]+\p{Lu}{2,}){2,}(?!\p{L})/gu, ([written]) =>
    say(written),
  );
}
