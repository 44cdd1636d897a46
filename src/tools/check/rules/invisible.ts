import {writtenFiles} from '../../../validation/files';
import type {Texts} from '../../../validation/problem';
import {contentRule, locate} from '../content';
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

const foreignLetter =
  /(?<=[a-z])[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=[a-z])/giu;

/** Characters that nobody sees, and letters that are not what they look like. */
export const findInvisible = contentRule(texts, (content, report) => {
  const lists = content.files.filter((file) => file.endsWith('.yml'));
  for (const file of [...writtenFiles(content), ...lists]) {
    const text = content.read(file);
    const reportAt = (code: keyof typeof texts, index: number, plain = ''): void => {
      const before = /\S{0,20}\s?$/.exec(text.slice(0, index))?.[0].trim() ?? '';
      const number = text.codePointAt(index) ?? 0;
      const hex = number.toString(16).toUpperCase().padStart(4, '0');
      const params = {code: `U+${hex}`, before, letter: String.fromCodePoint(number), plain};
      report(code, locate({file, text}, index), params);
    };
    for (const {index} of text.matchAll(invisible)) {
      if (index > 0 && !isMeant(text, index)) reportAt('character-invisible', index);
    }
    const [keys = ''] = file.endsWith('.yml') ? [text] : (/^---[^]*?\n---/.exec(text) ?? []);
    for (const {index} of keys.matchAll(unusualSpace)) {
      if (!isInWords(keys.slice(0, index))) reportAt('space-unusual', index);
    }
    for (const {0: letter, index} of text.matchAll(foreignLetter)) {
      const plain = lookalikes[letter];
      if (plain) reportAt('letter-foreign', index, plain);
    }
  }
});
