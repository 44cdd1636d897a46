import {shorten} from '../nodes';
import type {Passage} from '../prose';
import {formRule, visible, type StyleRule} from './styleIssue';

type Pattern = readonly [RegExp, (match: RegExpExecArray) => string, isExample?: boolean];

/** A pattern, and what to write instead: $1 is its first group. */
const row = (pattern: RegExp, correct: string, isExample = false): Pattern => [
  pattern,
  (match) => correct.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
  isExample,
];

/** What to write instead, where the writer has to add words of their own. */
const example = (pattern: RegExp, correct: string): Pattern => row(pattern, correct, true);

/* ---- Emphasis ---- */

const letter = /[\p{L}\p{M}\p{N}]/u;
const isLatin = (character: string) => /[\p{Script=Latin}\d]/u.test(character);

/**
 * Emphasis that Markdown recognizes: no space inside the stars, and no punctuation inside where a letter follows
 * outside. A Latin word gets a space there; in Assamese and Hindi, the letter may be an ending of the word.
 */
function correctEmphasis([, before = '', mark = '', content = '', after = '']: RegExpExecArray) {
  const [, opening = '', words = '', closing = ''] =
    /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/su.exec(content.trim()) ?? [];
  const isSentence = /[.:;!?।॥…]$/u.test(closing);
  const opensOutside = letter.test(before) && opening && !isLatin(before);
  const closesOutside = letter.test(after) && closing && !isLatin(after) && !isSentence;
  const start = letter.test(before) && (/^\s/.test(content) || isLatin(before)) ? ' ' : '';
  const end = letter.test(after) && !closesOutside ? ' ' : '';
  return [
    before,
    opensOutside ? opening : start,
    mark,
    opensOutside ? '' : opening,
    words,
    closesOutside ? '' : closing,
    mark,
    closesOutside ? closing : end,
    after,
  ].join('');
}

const emphasis: readonly Pattern[] = [
  [
    /([\p{L}\p{M}\p{N}]*)(\*{2,3}|(?<!_)__(?!_))(?!\s*\2)([^*]+?)\2([\p{L}\p{M}\p{N}]*)/gu,
    correctEmphasis,
  ],
  [
    /(?<![\p{L}\p{N}*\\])()(\*)(?=[^\s*])([^*\n]+? )\*(?!\*)([\p{L}\p{M}\p{N}]*)/gu,
    correctEmphasis,
  ],
  [/(?<![\p{L}\p{N}*\\])()(\*)( [^*\n]+?[^\s*])\*(?!\*)([\p{L}\p{M}\p{N}]*)/gu, correctEmphasis],
  [
    /([\p{L}\p{M}\p{N}]*)(?<!\*)(\*)(?=[^\s*])([^*\n]*[\p{P}\p{S}])\*(?=\p{L})([\p{L}\p{M}\p{N}]*)/gu,
    correctEmphasis,
  ],
  [/(?<![\p{L}\p{N}_])()(_)([^_\n]*[^_\s])_(?![\p{L}\p{N}_])()/gu, correctEmphasis],
  [/(?<![\p{L}\p{N}_])()(_)([^_\s][^_\n]* )_(?![\p{L}\p{N}_])()/gu, correctEmphasis],
  row(/(?<=\p{L}\p{M}* )\* (\p{L}[^*\n]*?\p{L}\p{M}*) \*(?= \p{L})/gu, '*$1*'),
  example(/(\*\*|(?<!_)__(?!_))(?=[^\s*_])([^*_\n]*)/g, '$1$2$1'),
  row(/\*\*|(?<!_)__(?!_)|\*(?=\u2060)|(?<=\u2060)\*/g, ''),
];

/* ---- Links ---- */

/** What a target looks like, as against a remark in brackets. */
const target =
  /(?:[/#]|\.{1,2}\/|https?:|www\.|mailto:|tel:|[\w-]+\.(?:pdf|jpe?g|png|webp|mdx?|html?|com|in|org))/
    .source;
const targetRow = (pattern: string, correct: string) =>
  row(new RegExp(pattern.replaceAll('TARGET', target), 'g'), correct);

const links: readonly Pattern[] = [
  row(/\[?\[toc\]\]?/gi, ''),
  example(/!\[\[([^\]\n]+)\]\]/g, '![what it shows](./$1)'),
  example(/\[\[([^\]\n]+)\]\]/g, '[$1](/the-page)'),
  row(/\^\[([^\]\n]+)\]/g, '($1)'),
  example(
    /\[\^ ?([^\]\s]+)\](?!:)/g,
    '[^$1], and the note at the end on a line of its own: [^$1]: The note',
  ),
  example(/\[\^([^\]\s]+)\]:[ \t]*/g, '[^$1] where the note belongs'),
  row(/\[([^\]\n]+)\]\{[.#:][^}\n]*\}/g, '**$1**'),
  row(/(!?\[[^\]\n]*\])\(([^()\s]+)\s+=?\d*%?x?\d*%?\)/g, '$1($2)'),
  row(
    /(!?\[[^\]\n]*\])\([ \t]*([^<>\n"]*?\.(?:jpe?g|png|webp|avif|gif|pdf|docx?|xlsx?|zip|mp4))[ \t]*\)/gi,
    '$1(<$2>)',
  ),
  row(/(!?\[[^\]\n]*\])\([ \t]*([^()<>\n"']*?[^()<>\s"'] [^()<>\n"']*?)[ \t]*\)/g, '$1(<$2>)'),
  example(/(!?\[[^\]\n]*\])\([^()\n]*["'“”‘’][^()\n]*\)/g, '$1(/the-page)'),
  targetRow('(!?\\[[^\\]\\n]*\\])\\s+\\((TARGET[^()\\s]*)\\)', '$1($2)'),
  targetRow('\\(([^()\\n]+)\\)\\s?\\[(TARGET[^\\]\\s]*)\\]', '[$1]($2)'),
  targetRow('(!?\\[[^\\]\\n]+\\])[\\[{<]\\s*(TARGET[^\\]}>\\s]*)[\\]}>]', '$1($2)'),
  targetRow('(!?\\[[^\\]\\n]+\\])\\((TARGET[^()\\s]*\\([^()\\s]*\\))(?!\\))', '$1(<$2>)'),
  targetRow('(!?\\[[^\\]\\n]+\\])\\((TARGET[^()\\s]*)\\n([^()\\s]*)\\)', '$1($2$3)'),
  targetRow('(!?\\[[^\\]\\n]+\\])[:(]\\s?(TARGET[^()\\s]*)', '$1($2)'),
  targetRow('(?<!\\[)\\b(\\p{L}+)\\]\\((TARGET[^()\\s]*)\\)'.replace('\\p{L}', '\\w'), '[$1]($2)'),
  example(/(!?\[[^\]\n]+\])\[([^\]\n]*)\]/g, '$1(/the-page)'),
  example(
    /\[\/?(?:b|i|u|s|url|img|quote|size|color)(?:=[^\]\n]*)?\]/gi,
    '**words** for bold, or [words](/ride) for a link',
  ),
  targetRow('(!?\\[[^\\]\\n}]*)\\}\\((TARGET[^()\\s]*)\\)', '$1]($2)'),
  example(/(?<=^|\s)! (?=\u2060)/gm, '![what it shows](./name.jpg)'),
];

/* ---- Lines ---- */

/** Spaces that are none for Markdown, and characters that nobody sees. */
const invisible = '\\u00a0\\u00ad\\u200b-\\u200f\\u2028\\u202f\\u2060\\u3000\\ufeff';

const headings: readonly Pattern[] = [
  row(new RegExp(`^(#{1,6}|＃+)[${invisible}]+\\s*([^\\n]*)`, 'gm'), '## $2'),
  row(/^(#{2,6})(?=[^#\s])([^\n]*)/gm, '$1 $2'),
  row(/^#(?=\p{L})([^\n#]* [^\n#]*)(?![^\n])/gmu, '## $1'),
  row(/^＃+[ \t]*([^\n]*)/gm, '## $1'),
  row(/^#{7,}[ \t]*([^\n]*)/gm, '###### $1'),
];

const bullets = '•●▪◦‣∙·○■□➢►▶✓✔➤⁃';
/** Numbers and letters of a list in other forms than Markdown's. */
const number = '(?:[०-९০-৯]+[.)]?|(?:[a-z]|[ivx]+)[.)]|\\(?\\d{1,2}\\)|\\d{1,2}\\.)';
const lists: readonly Pattern[] = [
  row(/^\[[ xX]\][ \t]+([^\n]*)/gm, '- $1'),
  row(/^(\p{Extended_Pictographic}|[→⇒»›†‡§])\uFE0F?[ \t]*([^\n]+)(?=\n\1)/gmu, '- $2'),
  row(new RegExp(`^[${bullets}][${invisible} \\t]*(?=[^\\s*])([^\\n*]*)`, 'gmu'), '- $1'),
  example(/^\*(?=[^\s*])([^\n*]*)/gm, '- $1 in a list, or \\*$1 for a note'),
  row(/^o\t+([^\n]*)/gm, '- $1'),
  row(new RegExp(`^[-+][${invisible}]*(?=[\\p{L}*\\[])([^\\n]*)`, 'gmu'), '- $1'),
  row(/^[-+]\u00a0+([^\n]*)/gm, '- $1'),
  row(new RegExp(`^(\\d{1,2})[.)][${invisible}]*(?=\\p{L}\\p{L})([^\\n]*)`, 'gmu'), '$1. $2'),
  // Two lines or more: one may be the end of a sentence
  row(/^[–—][ \t]*([^\n]+)(?=(?:\n[^\n]*)?\n[–—])/gm, '- $1'),
  row(new RegExp(`^${number}[ \\t]+([^\\n]+)(?=\\n${number}[ \\t])`, 'gm'), '1. $1'),
];

/** The first two rows of a table, from the cells of its first line. */
function headOf(line: string): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/);
  const write = (all: readonly string[]) => `| ${all.join(' | ')} |`;
  return `${write(cells.map((cell) => cell.trim()))} and below it ${write(cells.map(() => '---'))}`;
}

const tables = [
  /^\+[-=+]+\+(?:\n[^\n]*)*/gm,
  /^[ \t]*\|[^\n]*\|[ \t]*(?:\n[^\n]*\|[^\n]*)*/gm,
  /^[^\n|]+\|[^\n]+\n[ \t|]*:?-{2,}:?[ \t]*(?:\||$)[^\n]*/gm,
  /^[^\n|]*[^\n|\s] \| [^\n]+\n[^\n|]*[^\n|\s] \| [^\n]+/gm,
  /^[^\n\t]{2,}\t[^\n]+\n[^\n\t]{2,}\t[^\n]+/gm,
].map((pattern): Pattern => [
  pattern,
  ([rows]) => headOf(/^(?![-+=]+$).+/m.exec(rows)?.[0] ?? ''),
  true,
]);

const tools: readonly Pattern[] = [
  row(/\{\/\*([^]*?)\*\/\}/g, '<!--$1-->'),
  row(/==([^=\s][^=\n]*)==/g, '**$1**'),
  row(/\+\+([^+\s][^+\n]*)\+\+/g, '**$1**'),
  row(/\|\|([^|\s][^|\n]*)\|\|/g, '$1'),
  example(/%%[^%\n]+%%|\{\{[^}\n]*\}\}|\{%[^%\n]*%\}|\$\$[^$\n]+\$\$/g, ''),
  row(/^\[!\w+\][-+]?/gm, ''),
  row(/(?<![\p{L}\d:]):(?:[a-z][a-z_]+[a-z]|[+-]1):(?![\p{L}\d:])/gu, ''),
  row(/\{:?[ \t]*(?:[.#]|\w+=)[\w-][^}\n]*\}/g, ''),
  row(/&(nbsp|amp|lt|gt|quot)(?![\w;])/g, '&$1;'),
  row(/(?<=\uFFFC)(?:nbsp|amp|lt|gt|quot|#\d+);/g, ''),
  row(/~~[ \t]*([^~\n]+?)[ \t]*~~/g, '~~$1~~'),
  row(/^['‘’´]{3}$/gm, '```'),
  row(/^[—–]{2,}$/gm, '---'),
  row(/~~|`+|\\$(?![^])/g, ''),
  example(/^!{3}[ \t]*\w[^\n]*/gm, ''),
  row(/\^([^\s^]{1,12})\^/g, '$1'),
  example(/\$[^$\n]*[\^\\_{][^$\n]*\$/g, ''),
  row(/(?<=\s|^)(?:-->|<!--)/gm, ''),
];

const leftover = (what: string, patterns: readonly Pattern[], advice = 'Write') =>
  formRule({
    code: 'leftover-syntax',
    problem: (text) => `"${shorten(text)}" is not read as ${what}, so visitors see its signs.`,
    fix: (correct) =>
      correct.trim() === '' ? 'Delete the signs.' : `${advice} ${visible(correct)}`,
    isExact: true,
    patterns,
  });

const rules = [
  leftover('Markdown', tools),
  leftover('a link or image', links),
  leftover('a table', tables, 'Write first'),
  leftover('a heading', headings),
  leftover('a list', lists),
  leftover('bold or italic', emphasis),
];

const signsInPlainText = formRule({
  code: 'signs-in-text',
  problem: (text) => `"${shorten(text)}" is shown with its signs: there is no Markdown here.`,
  fix: (correct) => `Write ${correct}`,
  isExact: true,
  patterns: [
    row(
      /(\*\*|__|`|(?<![\p{L}\p{N}])_|(?<![\p{L}\p{N}])\*)(?=\S)([^*_`]+)(?<=\S)\1(?![\p{L}\p{N}])/gu,
      '$2',
    ),
    row(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'),
    example(/<\/?([a-z][\w-]*)[^<>]*>/gi, 'the words without <$1>'),
    row(/^#{1,6} +(.*)/g, '$1'),
    example(/\\n|\\(?=[&*_#<>])/g, 'the text without \\'),
    row(/^(.+?)\s*\|\d+(?:x\d+)?$/g, '$1'),
  ],
});

const entityInKey = formRule({
  code: 'entity-in-key',
  problem: (text) => `"${text}" is shown as it is written.`,
  isExact: true,
  patterns: [
    row(/&amp;/g, '&'),
    row(/&lt;/g, '<'),
    row(/&gt;/g, '>'),
    row(/&nbsp;/g, '\u00a0'),
    row(/&(?:#39|apos|rsquo);/g, '’'),
    example(/&#?\w+;/g, 'the sign itself'),
  ],
});

const inText = ({source}: Passage) => source === 'text' || source === 'heading';

/** Markdown that Markdown does not recognize: found in what is left as text. */
export const leftoverSyntax: readonly StyleRule[] = [
  ...rules.map(
    (rule): StyleRule =>
      (passage) =>
        inText(passage) ? rule({...passage, text: passage.withUrls}) : [],
  ),
  (passage) => (inText(passage) ? [] : signsInPlainText(passage)),
  (passage) => (passage.source === 'key' ? entityInKey(passage) : []),
];
