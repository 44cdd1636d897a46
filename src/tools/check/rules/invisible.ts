import {writtenFiles} from '../../../validation/files';
import {createProblem, type Problem, type Texts} from '../../../validation/problem';
import {locate, type Rule} from '../content';
import {wordKeys} from '../prose';

/** A character, as U+200B, the word before it, and the letter that it looks like. */
interface Character {
  code: string;
  before: string;
  letter: string;
  plain: string;
}

const texts = {
  'character-invisible': ({code, before}: Character) => ({
    text: `An invisible character (${code}) is here, after "${before}".`,
    fix: 'Delete it: put the cursor there and press the backspace key once, or type the word again.',
  }),
  'space-unusual': ({code, before}: Character) => ({
    text: `The space after "${before}" is not an ordinary one (${code}).`,
    fix: 'Delete it, and type a space.',
  }),
  'letter-foreign': ({code, letter, plain}: Character) => ({
    text: `The letter "${letter}" (${code}) only looks like "${plain}".`,
    fix: 'Type the word again.',
  }),
} satisfies Texts;

const invisible = /[\p{Cf}\u034f\u115f\u3164\u2028\u2029]|[^\P{Cc}\t\r\n]/gu;

const joined = /[\p{M}\p{Script=Bengali}\p{Script=Devanagari}\p{Extended_Pictographic}\ufe0f]$/u;

/** Joiners shape Indian letters and emoji; a word joiner after a hyphen keeps the parts of a word on one line. */
function isMeant(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2), index);
  const character = text[index] ?? '';
  return character === '\u2060'
    ? /[-–/]$/.test(before)
    : /[\u200c\u200d]/.test(character) && joined.test(before);
}

/** Spaces that YAML takes for letters. */
const unusualSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Whether a text ends in the words of a key, where a no-break space is welcome. */
function isInWords(before: string): boolean {
  const [, key = ''] = /(?:^|\n) *([\w-]+): +\S[^\n]*$/.exec(before) ?? [];
  return wordKeys.has(key);
}

/** Letters of other alphabets that look like ours. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('АаВЕеКМНОоРрСсТХхуіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', (letter, index) => [
    letter,
    'AaBEeKMHOoPpCcTXxyijsABEZHIKMNOPTYXo'[index] ?? '',
  ]),
);

/** Characters that nobody sees, and letters that are not what they look like. */
export const findInvisible: Rule = (content) =>
  [...writtenFiles(content), ...content.files.filter((file) => file.endsWith('.yml'))].flatMap(
    (file) => {
      const text = content.read(file);
      const [keys = ''] = file.endsWith('.yml') ? [text] : (/^---[^]*?\n---/.exec(text) ?? []);
      const report = (code: keyof typeof texts, index: number, plain = ''): Problem => {
        const before = /\S{0,20}\s?$/.exec(text.slice(0, index))?.[0].trim() ?? '';
        const letter = String.fromCodePoint(text.codePointAt(index) ?? 0);
        const hex = text.codePointAt(index)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
        const params = {code: `U+${hex}`, before, letter, plain};
        return createProblem(texts, code, locate({file, text}, index), params);
      };
      return [
        ...[...text.matchAll(invisible)]
          .filter(({index}) => index > 0 && !isMeant(text, index))
          .map(({index}) => report('character-invisible', index)),
        ...[...keys.matchAll(unusualSpace)]
          .filter(({index}) => !isInWords(keys.slice(0, index)))
          .map(({index}) => report('space-unusual', index)),
        ...[...text.matchAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu)].flatMap(
          ({0: letter, index}) => {
            const plain = lookalikes[letter];
            const isInWord =
              /[a-z]$/i.test(text.slice(0, index)) || /^.[a-z]/iu.test(text.slice(index));
            return plain && isInWord ? [report('letter-foreign', index, plain)] : [];
          },
        ),
      ];
    },
  );
