import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {codePattern} from '../normalise';
import {sourceOf, type Page} from '../page';
import {findAll, hide, passagesOf, type Passage, type Row} from '../passages';
import {quote, type ProblemText, type Report} from '../problem';

const point = 'Begin each point with - and a space, or with 1. and a space.';
const link = 'Write [words](/ride) for a link, ![what it shows](./name.jpg) for an image.';
const table = 'Write a second row below the first, with as many cells: | --- | --- |';
const frame = 'Delete the lines of + and -, and write | --- | --- | below the first row.';
const cells = 'Write each line between |: | Summer | 5 am |, and | --- | --- | below the first.';
const plain = 'Delete the signs, and keep the words.';
const heading = 'Write ## and a space before it, or \\# for the sign.';
const tag = 'Delete it and keep its words, or write < without a space, like <Phone />.';
const star = 'Write \\* or \\_ for the sign, or *words* with a star on both sides.';
const placeholder = 'Write what belongs here, or delete it.';
const note = 'Write [^1] here, and its text at the end, on a line of its own: [^1]: The text.';
const foreign = 'This is left from another program: delete it.';
const brackets = 'Delete the brackets with what is in them, or write **words** for bold.';
const chat = 'This is copied from a chat: delete it, and keep the words.';

/** Signs before the points of a list that Markdown does not know. */
const listSign = [
  /(?:[–—~»›]|--|[-=]>)\s/,
  /\(?(?:[a-z]|[ivx]+|\d{1,2}) ?[.):-]{1,2}\s/,
  /\p{Extended_Pictographic}|\d\ufe0f?\u20e3|[①-⑳]/u,
]
  .map(({source}) => `(?:${source}).*`)
  .join('|');

/** What other programs leave in a text, which is no words to spell. */
export const pasted: readonly Row[] = [
  [/^(?:[^\n:[\]]+, )?\[(?=[^\]\n]*\d[/.]\d)\d[^\]\n]*:\d\d[^\]\n]*\](?: [^:\n]+:)?/gm, chat],
  [/^\d+[/.]\d+(?:[/.]\d+)?, \d+[:.]\d\d[^\n-]* - [^:\n]+:/gm, chat],
  [/(?::\w+)?\[(?:\w*cit(?:e|ation)|cid|[\w ]*image)[_: \d][^\]\n]*\](?:\\?\{.*?\})?/gi, foreign],
  [/\bh*t+ps*[:;]?\/\/?(?<!https?:\/\/)[\w-]+\.\w[^\s)]*/gi, 'Write https:// and the address.'],
  [/\[[a-z][\w-]*(?:=| [\w-]+=)[^\]\n]*\]|^\[[a-z][\w-]*\]$/gi, brackets],
  [/\\?\{(?:\\?[{%].*?(?:[}%]\\?\}|$)|[a-z][\w .-]*\\?\})/gi, placeholder],
  [/(?<![\w$])(?:\$[a-z]\w+|([%@])[a-z]\w*\1(?!\w))/g, placeholder],
  [/&(?:lt|#60|#x3c);\/?[a-z].*?(?:&(?:gt|#62|#x3e);|$)/gi, tag],
  [/(?<![\p{L}\p{N}:]):[a-z+][\w+-]*:(?![\p{L}\p{N}])/giu, 'Type the emoji itself, or delete it.'],
  [/\\?\{:\w+\\?\}/g, foreign],
];

/** Signs that Markdown leaves in the words, so that visitors see them. */
const leftovers: readonly Row[] = [
  [/\[([a-z]\w*)(?:[= ][^\]\n]*)?\].*?\[\/\1\]|\[\/?(?:b|i|u|s|url|img|quote)\]/gi, brackets],
  ...pasted,

  // Bold and italics that do not open or close
  [
    /\*\*|(?<!_)__(?=[^_\s])|(?<!\S|\d )([*_])(?:(?! )[^*_\n]* \1| [^*_\n]*[^*_\s]\1(?![\p{L}\p{N}]))/gu,
    'Close the stars in the same paragraph: **words** or *words*, with spaces outside and not inside.',
  ],

  // Links, images and footnotes
  [/\]\((?:tel:)?\+?\d[\d -]{7,}\)/g, 'Write [words](tel:+919864012345), without spaces.'],
  [/\]\([^)\s]*|\][:\s]+\((?:[/#.]|https?:|mailto:)[^)\s]*|\)\[(?:[/#.]|https?:)[^\]\n]*\]/g, link],
  [/\]\[[^\]\n]*\]|\[\[[^\]\n]*(?:\]\])?|!\[[^\]\n]*\]/g, link],
  [/[([]\/[a-z][\w/#-]*[)\]]|\]\/[a-z][\w/#-]*|\p{L}+\([#.][\w./-]+\)/gu, link],
  [/\[\^[^\]\n]*\]?|\^\[[^\]\n]*\]?|\(\([^()\n]+\)\)/g, note],

  // Headings, lists and tables
  [/^#+(?=\S)|^#{7,}|(?<=\S )#{2,}$|^h[1-6]\. |^={2,}[^=\n]+=*$/gm, heading],
  [/^(?:[-+](?=\p{L})|\*(?=\p{L}[^.\n]*$)|\d{1,2}[.)](?=\p{L})|\[[ xX]?\] )/gmu, point],
  [new RegExp(`^(?:${listSign})(?:\\n(?:${listSign}))+`, 'gimu'), point],
  [/^\+(?:[-=]+\+)+$(?:\n[+|].*)*/gm, frame],
  [/^[ \t]*\|(?!\|).*\|[ \t]*$(?:\n^[ \t]*\|.*\|[ \t]*$)*/gm, table],
  [/^.*\S(?: \| |\t| {4,})\S.*(?:\n.*\S(?: \| |\t| {4,})\S.*)+/gm, cells],

  // Comments, and what other tools understand or fill in
  [/\{\/\*|<!--|-->|^\/\/ /gm, 'Write <!-- words --> in a post, {/* words */} in a page.'],
  [/^:::+.*|^\[!\w+\]/gm, plain],
  [/\^[^\s^]+\^|(\+\+|\|\||%%|\$\$)\S[^\n]*?\1/g, plain],
  [/={2,}(?:[^=\n]+={2,})?|(?<!\d)'{2,}|~~|`+|【/g, plain],
  [/^bq\. |^\.\. \w+::/gm, plain],
  [/([#%$|~]{1,3})\p{Lu}[\p{Lu}\p{N} _-]+\1(?!\p{L})|\$\\?\{|_{3,}/gu, placeholder],
  [/\[(?:\w+ )?(?:insert|add|your|name|date|link|photo|number)\b[^\]\n]*\]/gi, placeholder],
  [/<\s+\/?[A-Z]\w*[^<>\n]*>|(?<=^\uFFFC)>/g, tag],
  [/\{:? ?[.#]|\{\w+=.*?\}|<\/?[a-z][^<>\n]*>/gi, plain],
  [
    /&(?:nbsp|(?:amp|copy|gt|lt|quot|[lr]arr|hellip|[mn]dash|times|deg|reg|trade|euro|rupee)\b)(?!;)/g,
    'Write the sign itself, or ; after it.',
  ],
  [/\\$(?![^])/g, 'Delete the \\ at the end.'],
  [/(?<!\S|\d )[*_](?=\p{L}|$)|(?<=^\uFFFC)[*_]/gu, star],
];

/** In props and front matter, where Markdown does nothing, a pair of stars is shown, too. */
export const plainLeftovers: readonly Row[] = [
  [/(?<![\p{L}\p{N}])([*_])(?=\S)[^*_\n]+\1(?![\p{L}\p{N}])/gu, plain],
  ...leftovers,
];

/** Reports what Markdown reads otherwise than it looks: signs that are shown, words that are not. */
export function checkLeftovers(page: Page, report: Report): void {
  // A row, and after a blank line another one, which does not begin a table
  const text = hide(page.text, codePattern);
  const spread = text.search(/^\|.*\|\n\s*\n\|.*\|$(?!\n\|[ :-]+\|)/m);
  if (spread >= 0) report(spread, 'Blank lines split this table.', 'Delete the blank lines.');
  for (const passage of passagesOf(page)) {
    if (spread < 0 || !passage.source.startsWith('|')) checkPassage(page, passage, report);
  }
  const escaped = text.search(/^(?:\\[-*+]|\d\d?\\[.)]) .*\n\s*(?:\\[-*+]|\d\d?\\[.)]) /m);
  if (escaped >= 0) report(escaped, 'Visitors see these signs, and no list.', point);
  const product = text.search(/\d\*\d[^*|\n]*\d\*\d/);
  if (product >= 0) report(product, 'Stars between digits make italics.', 'Write × or \\*');
  const references = new Set<string>();
  const defined = new Set<string>();
  visit(page.tree, (node) => {
    if ('identifier' in node && node.type.endsWith('Reference')) references.add(node.identifier);
  });
  visit(page.tree, (node, _, parent) => {
    const isDefinition = node.type === 'definition' || node.type === 'footnoteDefinition';
    if (isDefinition && !references.has(node.identifier)) {
      const fix =
        node.type === 'definition'
          ? `Write [${node.label}](${node.url}) for a link, or \\[ for the sign.`
          : `Write [^${node.label}] after the words that it explains.`;
      report(node, 'Nothing names this, so visitors do not see it.', fix);
    }
    const definition = isDefinition ? `${node.type} ${node.identifier}` : '';
    if (isDefinition && defined.has(definition))
      report(node, 'Visitors do not see this: another one has its name.', 'Rename one of the two.');
    defined.add(definition);
    const place = node.position ? node : (parent ?? node);
    report(place, ...describeNode(node, sourceOf(page, node), parent));
  });
}

/** A sentence about a year or a day, which begins a list. */
const yearOrDay =
  /^(?:\d{3}|\d+[.)] (?:(?:Jan|Febr)uary|March|April|May(?! I)|June|July|August|\w+(?:mb|tob)er)\b(?![^]*\n\d))/;

/** An address or a verse, and not a text that is broken into lines of equal length. */
const shortLines = /^(?:[\p{Lu}\d“][^\n\t|]{0,48}\n[ \t>]*)+[\p{Lu}\d][^\n\t|]{0,48}$/u;

const closingFence = /\n[ >\t]*(?:`{3,}|~{3,})[ \t]*$/;
/** The end of a sentence in bold. */
const boldEnd = /[.:,;!?।…](?:\*\*|__)$/;

/** What a node is, other than it looks. */
function describeNode(node: Nodes, source: string, parent?: Parents): ProblemText {
  if (node.type === 'html') return describeHtml(source);
  if (node.type === 'code' && !closingFence.test(source)) {
    const fix = 'Delete these signs, or write them again below the code.';
    return ['All that follows is shown as code.', fix];
  }
  if (node.type === 'delete' && !source.startsWith('~~')) {
    const fix = 'Write \\~ for the sign, – between numbers, or ~~words~~ to strike them through.';
    return [`${quote(source)} is struck through.`, fix];
  }
  if (node.type === 'link' && !node.position) return ['An address is between brackets.', link];
  if (node.type === 'inlineCode' && /<https?:/.test(source))
    return ['This is shown as code.', link];
  if (node.type === 'blockquote' && parent?.type === 'blockquote') {
    return ['This quote is inside another one.', 'Begin each line of a quote with one >.'];
  }
  if (node.type === 'list' && yearOrDay.test(source)) {
    const fix = `Write a day like 15 August, or ${node.start}\\. for the number.`;
    return [`"${node.start}." begins a list.`, fix];
  }
  if (node.type === 'tableRow' && parent?.type === 'table') {
    const columns = parent.children[0]?.children.length ?? 0;
    if (!source.includes('|')) return ['This is a row of the table.', 'Leave a blank line above.'];
    if (node.children.length <= columns) return [];
    const fix = `Delete a |, or write \\| for the sign. The first row has ${columns} cells.`;
    return ['This row has more cells than the first: they are not shown.', fix];
  }
  if (node.type !== 'paragraph' || parent?.type === 'listItem') return [];
  if (shortLines.test(source) && !node.children.some(({type}) => type === 'break')) {
    return ['These lines are shown as one.', 'Write \\ at the end of each but the last.', true];
  }
  const [only, ...others] = node.children;
  if (others.length > 0) return [];
  if (only?.type === 'link' && /\.(?:jpe?g|png|webp|avif)$/i.test(only.url)) {
    return ['This is a link to an image.', `Write !${source} to show it.`];
  }
  if (only?.type !== 'strong' || boldEnd.test(source)) return [];
  return ['This line in bold is used as a heading.', `Write ## ${source.slice(2, -2)}`];
}

function describeHtml(source: string): ProblemText {
  if (source.startsWith('<!--') && !source.includes('-->')) {
    return ['This comment is never closed: what follows is not shown.', 'Write --> at its end.'];
  }
  const [, tag = 'br'] = /<([a-z][\w.-]*)/i.exec(source.replace(/<!--[^]*?-->/g, '')) ?? [];
  const fix =
    'Write the words, or Markdown: **bold**, [words](/ride), ![what it shows](./name.jpg)';
  return tag === 'br' ? [] : [`<${tag}> is code: posts are plain Markdown.`, fix];
}

/** Escaped signs and addresses, but not the braces that normalise escapes. */
const harmless =
  /\\\[[^\]\n]*\](?:\([^)\n]*\))?|\\(?!< )[!-/:-@[-`|~]|(?:https?:\/\/|www\.)\S+|[^\s@[:]+@(?=\w)[^\s\]]+/g;

function checkPassage(page: Page, passage: Passage, report: Report): void {
  const {source, shown, offset, isMarkdown} = passage;
  const isLineStart = /(?:^|\n)[ \t>]*(?:[-*+] )?$/.test(page.text.slice(0, offset));
  // Words in the middle of a line begin with a sign
  const sign = isMarkdown && !isLineStart ? '\uFFFC' : '';
  const rows = isMarkdown ? leftovers : plainLeftovers;
  for (const {words, index, fix} of findAll(sign + hide(source, harmless), rows).found) {
    const written = (sign + source).slice(index, index + words.length);
    const [line = ''] = written.replace(/\\(?=.)/g, '').split('\n');
    report(offset + index - sign.length, `${quote(line)} is shown as it is written.`, fix);
  }
  const entity = /&#?\w{2,};/.exec(shown)?.[0];
  if (entity && !source.includes('\\&'))
    report(offset, `"${entity}" is shown as it is written.`, 'Write the sign itself.');
}
