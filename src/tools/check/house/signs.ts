import {shown, slipsAt} from './slip';
import type {Style} from './slip';

/** Spaces, dots, dashes and quotes. */
export const signs: Style = (text) => [
  ...spaces(text),
  ...slipsAt(text, /\.{3,}/g, ([written]) => ({
    wrong: `\`${written}\` is one sign.`,
    instead: 'Write `…`.',
  })),
  ...slipsAt(text, /(?<=\p{L})\.\.(?!\.)/gu, () => ({
    wrong: 'There are two full stops.',
    instead: 'Delete one.',
  })),
  ...slipsAt(text, /(?<=\S)(?: --? |--)(?=\S)/g, ([written]) => ({
    wrong: `\`${written.trim()}\` stands for a dash here.`,
    instead: 'Write ` – `, or a comma.',
  })),
  ...slipsAt(text, /\s?—\s?/g, () => ({
    severity: 'warning',
    wrong: '`—` is longer than the dash of our pages.',
    instead: 'Write ` – `, or a comma.',
  })),
  ...slipsAt(text, /[!?]*(?:!\s?!|\?!|!\?)[!?]*/g, ([written]) => ({
    wrong: `\`${shown(written)}\` shouts.`,
    instead: written.includes('?') ? 'Write `?`.' : 'Write `.`, or at most one `!`.',
  })),
  ...quotes(text),
];

const spaces: (text: string) => ReturnType<Style> = (text) => [
  ...slipsAt(text, /(?<=[^\s\u2060])[ \u00a0]{2,}(?=\S)/g, () => ({
    wrong: 'There is more than one space.',
    instead: 'Leave one.',
  })),
  ...slipsAt(text, /(?<=[\p{L}\d\uFFFC)”’])[ \u00a0]+([,.;:!?])(?=\s|$)/gu, ([, sign = '']) => ({
    wrong: `There is a space before \`${sign}\`.`,
    instead: 'Delete it.',
  })),
  ...slipsAt(text, /\p{L}+,\p{L}+/gu, ([written]) => ({
    wrong: 'There is no space behind the comma.',
    instead: `Write \`${written.replace(',', ', ')}\`.`,
  })),
  ...slipsAt(text, /\p{Ll}+[.!?]\p{Lu}\p{Ll}*(?![\p{L}.])/gu, ([written]) => ({
    wrong: 'There is no space between two sentences.',
    instead: `Write \`${written.replace(/[.!?]/, '$& ')}\`.`,
  })),
];

const quotes: (text: string) => ReturnType<Style> = (text) => [
  ...slipsAt(text, /"([^"]*)"/g, ([written, inside = '']) => ({
    severity: 'warning',
    wrong: `\`${shown(written)}\` has straight quotes.`,
    instead: `Write \`“${shown(inside)}”\`.`,
  })),
  ...slipsAt(text, /(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu, ([written, inside = '']) => ({
    severity: 'warning',
    wrong: `\`${shown(written)}\` has straight quotes.`,
    instead: `Write \`“${shown(inside)}”\`.`,
  })),
  ...slipsAt(text, /[\p{L}\d]+'\p{L}*/gu, ([written]) => ({
    severity: 'warning',
    wrong: `\`${written}\` has a straight apostrophe.`,
    instead: `Write \`${written.replace("'", '’')}\`.`,
  })),
];
