import {formRule, visible, type StyleRule} from './styleIssue';

const dash = {fix: () => 'Write " – ", or a comma.'};

/** Spaces, dots, dashes and quotes. */
export const typography: readonly StyleRule[] = [
  formRule({
    code: 'typography-spaces',
    problem: () => 'There is more than one space.',
    fix: () => 'Delete all but one.',
    isExact: true,
    patterns: [[/(?<=[^\s\u2060])[ \u00a0]{2,}(?=\S)/g, () => ' ']],
  }),
  formRule({
    code: 'typography-space-before',
    problem: (text) => `There is a space before "${text.trim()}".`,
    fix: () => 'Delete it.',
    patterns: [[/(?<=[\p{L}\d\uFFFC)”’])[ \u00a0]+([,.;:!?])(?=\s|$)/gu, ([, sign = '']) => sign]],
  }),
  formRule({
    code: 'typography-space-missing',
    problem: (text) => `A space is missing in "${text}".`,
    patterns: [
      [/\p{L}+,\p{L}+/gu, ([text]) => text.replace(',', ', ')],
      [/\p{L}*\p{Ll}[.!?]\p{Lu}\p{Ll}*(?![\p{L}.])/gu, ([text]) => text.replace(/[.!?]/, '$& ')],
    ],
  }),
  formRule({
    code: 'typography-dots',
    problem: (text) => `"${text}" has too many full stops.`,
    patterns: [
      [/\.{3,}/g, () => '…'],
      [/(?<=\p{L})\.\.(?!\.)/gu, () => '.'],
    ],
  }),
  formRule({
    code: 'typography-hyphen',
    problem: (text) => `"${text.trim()}" is used as a dash.`,
    ...dash,
    patterns: [[/(?<=\S)(?: --? |--)(?=\S)/g, () => ' – ']],
  }),
  formRule({
    code: 'typography-long-dash',
    problem: () => '"—" is an em dash.',
    ...dash,
    severity: 'warning',
    patterns: [[/\s?—\s?/g, () => ' – ']],
  }),
  formRule({
    code: 'typography-shouting',
    problem: (text) => `"${text}" has too many punctuation marks.`,
    patterns: [[/[!?]*(?:!\s?!|\?!|!\?)[!?]*/g, ([text]) => (text.includes('?') ? '?' : '!')]],
  }),
  formRule({
    code: 'typography-quotes',
    problem: (text) => `${text} has straight quotes.`,
    fix: (correct) => `Write ${correct}`,
    severity: 'warning',
    patterns: [
      [/"([^"]*)"/g, ([, inside = '']) => `“${visible(inside)}”`],
      [/(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu, ([, inside = '']) => `“${visible(inside)}”`],
      [/[\p{L}\d]+'\p{L}*/gu, ([text]) => text.replace("'", '’')],
    ],
  }),
];
