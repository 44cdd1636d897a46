import {createProblem} from '../../../content/problem';
import type {ProblemCode} from '../../../content/problem';
import {findAll, visible} from './styleIssue';
import type {StyleRule} from './styleIssue';

type TypographyCode = Extract<ProblemCode, `typography-${string}`>;

/** Spaces, dots, dashes and quotes: what to look for, and what to write instead. */
const rules: readonly [TypographyCode, RegExp, correct: (match: RegExpExecArray) => string][] = [
  ['typography-spaces', /(?<=[^\s\u2060])[ \u00a0]{2,}(?=\S)/g, () => ' '],
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
];

export const typography: StyleRule = (passage) =>
  rules.flatMap(([code, pattern, correct]) =>
    findAll(passage, pattern, (position, match) =>
      createProblem(code, position, {text: match[0], correct: correct(match)}),
    ),
  );
