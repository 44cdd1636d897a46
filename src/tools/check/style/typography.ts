import {formRule, visible} from './styleIssue';

/** Spaces, dots, dashes and quotes. */
export const typography = formRule([
  ['typography-spaces', /(?<=[^\s\u2060])[ \u00a0]{2,}(?=\S)/g, () => ''],
  [
    'typography-space-before',
    /(?<=[\p{L}\d\uFFFC)”’])[ \u00a0]+([,.;:!?])(?=\s|$)/gu,
    ([, sign = '']) => sign,
  ],
  ['typography-space-missing', /\p{L}+,\p{L}+/gu, ([text]) => text.replace(',', ', ')],
  [
    'typography-space-missing',
    /\p{Ll}+[.!?]\p{Lu}\p{Ll}*(?![\p{L}.])/gu,
    ([text]) => text.replace(/[.!?]/, '$& '),
  ],
  ['typography-dots', /\.{3,}/g, () => '…'],
  ['typography-dots', /(?<=\p{L})\.\.(?!\.)/gu, () => '.'],
  ['typography-hyphen', /(?<=\S)(?: --? |--)(?=\S)/g, () => ' – '],
  ['typography-long-dash', /\s?—\s?/g, () => ' – '],
  [
    'typography-shouting',
    /[!?]*(?:!\s?!|\?!|!\?)[!?]*/g,
    ([text]) => (text.includes('?') ? '?' : '!'),
  ],
  ['typography-quotes', /"([^"]*)"/g, ([, inside = '']) => `“${visible(inside)}”`],
  [
    'typography-quotes',
    /(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu,
    ([, inside = '']) => `“${visible(inside)}”`,
  ],
  ['typography-quotes', /[\p{L}\d]+'\p{L}*/gu, ([text]) => text.replace("'", '’')],
]);
