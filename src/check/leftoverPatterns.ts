import type {Row} from './passages';

/**
 * What other programs and other kinds of markup leave in a text: what a writer should do → an example of each thing that
 * is found → its pattern. Words that do not begin their line have the sign \uFFFC before them.
 */
export type Leftovers = Readonly<Record<string, Readonly<Record<string, RegExp>>>>;

/** The patterns in their order, which matters: what one has found, the next do not see. */
export const rowsOf = (...all: readonly Leftovers[]): Row[] =>
  all
    .flatMap((leftovers) => Object.entries(leftovers))
    .flatMap(([fix, patterns]) => Object.values(patterns).map((pattern): Row => [pattern, fix]));

export const pointFix = 'Begin each point with - and a space, or with 1. and a space.';
export const linkFix =
  'Write [words](/ride) for a link, ![what it shows](./name.jpg) for an image.';
const bracketsFix =
  'Delete the brackets with what is in them, or write **words** for bold, [words](/ride) for a link.';
const placeholderFix = 'Write what belongs here, or delete it.';
const plainFix = 'Delete the signs, and keep the words.';
const tagFix = 'Delete it and keep its words, or write < without a space, like <Phone />.';

/** What contains letters that are no words to spell. */
export const pasted: Leftovers = {
  'This is copied from a chat: delete it, and keep the words.': {
    '[12/10/26, 9:41:07 am] Office:':
      /^(?:[^\n:[\]]+, )?\[(?=[^\]\n]*\d[/.]\d)\d[^\]\n]*:\d\d[^\]\n]*\](?: [^:\n]+:)?/gm,
    '12/10/26, 9:41 am - Office:': /^\d+[/.]\d+(?:[/.]\d+)?, \d+[:.]\d\d[^\n-]* - [^:\n]+:/gm,
  },
  'This is left from another program: delete it.': {
    ':contentReference[oaicite:2]{index=2}':
      /(?::\w+)?\[(?:\w*cit(?:e|ation)|cid|[\w ]*image)[_: \d][^\]\n]*\](?:\\?\{.*?\})?/gi,
    '{:toc}': /\\?\{:\w+\\?\}/g,
    'trained[a]': /(?<=[\p{L}.,])\[(?!s\])[a-z]\]/gu,
  },
  'Begin a new line, and leave a blank line above it for a new paragraph.': {
    'Quiet cars.\\nFour seats': /(?:\\n)+(?=\P{Ll}|$)/gu,
  },
  'Write https:// and the address.': {
    'htps://a.example': /\bh*t+ps*[:;]?\/\/?(?<!https?:\/\/)[\w-]+\.\w[^\s)]*/gi,
  },
  [bracketsFix]: {
    '[contact-form-7 id="12"]': /\[[a-z][\w-]*(?:=| [\w-]+=)[^\]\n]*\]/gi,
    '[TOC]': /^\[[a-z][\w-]*\]$/gi,
  },
  [placeholderFix]: {
    '{{name}}': /\\?\{\\?[{%].*?(?:[}%]\\?\}|$)/g,
    '{time}': /\\?\{[a-z][\w .-]*\\?\}/gi,
    $name: /(?<![\w$])\$[a-z]\w+/g,
    '@name@': /(?<![\w$])([%@])[a-z]\w*\1(?!\w)/g,
  },
  [tagFix]: {
    '&lt;Button to="/ride"&gt;': /&(?:lt|#60|#x3c);\/?[a-z].*?(?:&(?:gt|#62|#x3e);|$)/gi,
  },
  'Type the emoji itself, or delete it.': {
    ':smile:': /(?<![\p{L}\p{N}:]):[a-z+][\w+-]*:(?![\p{L}\p{N}])/giu,
  },
};

/** Finds two or more lines that begin with a sign. */
const linesWith = ({source}: RegExp) =>
  new RegExp(`^(?:${source}).*(?:\\n(?:${source}).*)+`, 'gimu');

/** Markup of forums, whose words are not spelled otherwise. */
export const forumMarkup: Leftovers = {
  [bracketsFix]: {
    '[b]quiet[/b]': /\[([a-z]\w*)(?:[= ][^\]\n]*)?\].*?\[\/\1\]/gi,
    '[/b]': /\[\/?(?:b|i|u|s|url|img|quote)\]/gi,
  },
};

/** Signs that Markdown leaves in the words, so that visitors see them. */
export const signs: Leftovers = {
  'Close the stars in the same paragraph: **words** or *words*, with spaces outside and not inside.':
    {
      'The **quiet ride': /\*\*/g,
      'The __quiet ride': /(?<!_)__(?=[^_\s])/g,
      'The *quiet * ride': /(?<!\S|\d )([*_])(?! )[^*_\n]* \1/g,
      'The * quiet* ride': /(?<!\S|\d )([*_]) [^*_\n]*[^*_\s]\1(?![\p{L}\p{N}])/gu,
    },
  'Write [words](tel:+919864012345), without spaces.': {
    '](98640 12345)': /\]\((?:tel:)?\+?\d[\d -]{7,}\)/g,
  },
  'Write the address without spaces and brackets: rename a file that has some in its name.': {
    '](./The plan (2).docx)': /\]\([^()"\n]* [^"\n]*?\)/g,
  },
  [linkFix]: {
    '](/ride': /\]\([^)\s]*/g,
    '] (/ride': /\][:\s]+\((?:[/#.]|https?:|mailto:)[^)\s]*/g,
    ')[/ride]': /\)\[(?:[/#.]|https?:)[^\]\n]*\]/g,
    '][fares]': /\]\[[^\]\n]*\]/g,
    '[[our fares]]': /\[\[[^\]\n]*(?:\]\])?/g,
    '![A cab in the hills]': /!\[[^\]\n]*\]/g,
    '(/ride)': /[([]\/[a-z][\w/#-]*[)\]]/g,
    ']/ride': /\]\/[a-z][\w/#-]*/g,
    'fares(#airport)': /(?<!\p{L})\p{L}+\([#.][\w./-]+\)/gu,
  },
  'Write [^1] here, and its text at the end, on a line of its own: [^1]: The text.': {
    '[^1]': /\[\^[^\]\n]*\]?/g,
    '^[In the hills.]': /\^\[[^\]\n]*\]?/g,
    '((In the hills.))': /\(\([^()\n]+\)\)/g,
  },
  'Begin the heading on a line of its own, below a blank line.': {
    'Quiet cars. ## Charging': /(?<=\S )#{2,6} (?=\p{Lu})/gu,
  },
  'For a heading, write ## and a space before it. For a hashtag, write \\# and its word.': {
    '#Charging': /^#+(?=\S)/gm,
    '####### Charging': /^#{7,}/gm,
    'Charging ##': /(?<=\S )#{2,}$/gm,
    'h2. Charging': /^h[1-6]\. /gm,
    '== Charging ==': /^={2,}[^=\n]+=*$/gm,
  },
  [pointFix]: {
    '-Four seats': /^[-+](?=\p{L})/gmu,
    '*Four seats': /^\*(?=\p{L}[^.\n]*$)/gmu,
    '1.Water': /^\d{1,2}[.)](?=\p{L})/gmu,
    '[ ] Water': /^\[[ xX]?\] /gm,
    '– Water\n– Tea': linesWith(/(?:[–—~»›]|--|[-=]>)\s/),
    'A) Water\nB) Tea': linesWith(/\(?(?:[a-z]|[ivx]+|\d{1,2}) ?[.):-]{1,2}\s/),
    '✨ Water\n✨ Tea': linesWith(/\p{Extended_Pictographic}|\d\ufe0f?\u20e3|[①-⑳]/u),
  },
  'Delete the lines of + and -, and write | --- | --- | below the first row.': {
    '+---+\n| A |': /^\+(?:[-=]+\+)+$(?:\n[+|].*)*/gm,
  },
  'Write a second row below the first, with as many cells: | --- | --- |': {
    '| Summer | 5 am |': /^[ \t]*\|(?!\|).*\|[ \t]*$(?:\n^[ \t]*\|.*\|[ \t]*$)*/gm,
  },
  'Write each line between |: | Summer | 5 am |, and | --- | --- | below the first.': {
    'Summer | 5 am\nWinter | 6 am': /^.*\S(?: \| |\t| {4,})\S.*(?:\n.*\S(?: \| |\t| {4,})\S.*)+/gm,
  },
  'Write <!-- words --> in a post, {/* words */} in a page.': {
    '{/*': /\{\/\*/g,
    '-->': /<!--|-->/g,
    '<!— ask —>': /[<‹]![-–—]+|[-–—]+[>›]$/gm,
    '// ask the desk': /^\/\/ /gm,
  },
  [plainFix]: {
    '::: tip': /^:::+.*/gm,
    '[!NOTE]': /^\[!\w+\]/gm,
    '^small^': /\^[^\s^]+\^/g,
    '++new++': /(\+\+|\|\||%%|\$\$)\S[^\n]*?\1/g,
    '==new==': /={2,}(?:[^=\n]+={2,})?/g,
    "'''new'''": /(?<!\d)'{2,}/g,
    '~~': /~~/g,
    '``': /`+/g,
    '【4†source】': /【/g,
    'bq. Quiet': /^bq\. /gm,
    '.. note::': /^\.\. \w+::/gm,
    '{: .lead}': /\{:? ?[.#]/g,
    '{width=400}': /\{\w+=.*?\}/g,
    '<o:p>': /<\/?[a-z][^<>\n]*>/gi,
  },
  [placeholderFix]: {
    'Call ###NAME### today': /([#%$|~]{1,3})\p{Lu}[\p{Lu}\p{N} _-]+\1(?!\p{L})/gu,
    '${ name }': /\$\\?\{/g,
    'Call ____ today': /_{3,}/g,
    '[your name]':
      /\[(?!name (?:changed|withheld))(?:\w+ )?(?:insert|add|your|name|date|link|photo|number)\b[^\]\n]*\]/gi,
  },
  [tagFix]: {
    '< Phone />': /<\s+\/?[A-Z]\w*[^<>\n]*>/g,
    '\uFFFC>': /(?<=^\uFFFC)>/g,
  },
  'Write the sign itself, or ; after it.': {
    '&nbsp': /&nbsp(?!;)/g,
    '&amp':
      /&(?:amp|copy|gt|lt|quot|[lr]arr|hellip|[mn]dash|times|deg|reg|trade|euro|rupee)\b(?!;)/g,
  },
  'Delete the \\ at the end.': {
    'Quiet cars.\\': /\\$(?![^])/g,
  },
  'Write \\* or \\_ for the sign, or *words* with a star on both sides.': {
    '*quiet': /(?<!\S|\d )[*_](?=\p{L}|$)/gu,
    '\uFFFC*': /(?<=^\uFFFC)[*_]/g,
  },
};

/** In props and front matter, where Markdown does nothing, a pair of stars is shown, too. */
export const pairs: Leftovers = {
  [plainFix]: {
    'A *quiet* ride': /(?<![\p{L}\p{N}])([*_])(?=\S)[^*_\n]+\1(?![\p{L}\p{N}])/gu,
  },
};
