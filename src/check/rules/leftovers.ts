import type {List, ListItem, Nodes, Paragraph, Parents, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {forumMarkup, linkFix, pairs, pasted, pointFix, rowsOf, signs} from '../leftoverPatterns';
import {codePattern} from '../normalise';
import {sourceOf, type Page} from '../page';
import {findAll, hide, passagesOf, type Passage} from '../passages';
import {quote, type ProblemText, type Report} from '../problem';
import {describeFence} from '../syntax';

/** Reports what Markdown reads otherwise than it looks: signs that are shown, words that are not. */
export function checkLeftovers(page: Page, report: Report): void {
  const text = hide(page.text, codePattern);
  const split = text.search(splitTable);
  if (split >= 0) report(split, 'Blank lines split this table.', 'Delete the blank lines.');
  const escaped = text.search(escapedList);
  if (escaped >= 0) report(escaped, 'Visitors see these signs, and no list.', pointFix);
  const product = text.search(starsBetweenDigits);
  if (product >= 0) report(product, 'Stars between digits make italics.', 'Write × or \\*');

  const note = text.search(noteWithoutColon);
  if (note >= 0)
    report(note, 'A footnote lacks its colon.', 'Write : after the brackets: [^1]: The text.');
  const ticks = page.text.search(ticksInWords);
  if (ticks >= 0) report(ticks, 'The words between these signs are code.', "Write ' instead of `.");

  for (const passage of passagesOf(page)) {
    const isSplitRow = split >= 0 && passage.source.startsWith('|');
    const isOfNote = note >= 0 && passage.source.includes('[^');
    if (!isSplitRow && !isOfNote) checkPassage(page, passage, report);
  }
  checkLinkDefinitions(page, report);
  visit(page.tree, (node, _, parent) => {
    const shownAt = node.position ? node : (parent ?? node);
    report(shownAt, ...describeNode(node, sourceOf(page, node), parent));
  });
}

/** A row, and after a blank line another one, which does not begin a table. */
const splitTable = /^\|.*\|\n\s*\n\|.*\|$(?!\n\|[ :-]+\|)/m;

const escapedList = /^(?:\\[-*+]|\d\d?\\[.)]) .*\n\s*(?:\\[-*+]|\d\d?\\[.)]) /m;

const starsBetweenDigits = /\d\*\d[^*|\n]*\d\*\d/;

const noteWithoutColon = /^\[\^\w+\] (?=\S)/m;

/** Signs for apostrophes, which make code of what is between them. */
const ticksInWords = /\p{L}`\p{L}[^`\n]*\p{L}`\p{L}/u;

const inMarkdown = rowsOf(forumMarkup, pasted, signs);
const inPlainText = rowsOf(pairs, forumMarkup, pasted, signs);

const escapedSign = /\\\[[^\]\n]*\](?:\([^)\n]*\))?|\\(?!< )[!-/:-@[-`|~]/;
const address = /(?:https?:\/\/|www\.)\S+|(?<![^\s@[:])[^\s@[:]+@(?=\w)[^\s\]]+/;
/** Escaped signs and addresses, but not the braces that normalise escapes. */
const harmless = new RegExp(`${escapedSign.source}|${address.source}`, 'g');

/** Reports the signs in a text that visitors see as they are written. */
function checkPassage(page: Page, passage: Passage, report: Report): void {
  const {source, shown, offset, isMarkdown} = passage;
  const isLineStart = /(?:^|\n)[ \t>]*(?:[-*+] )?$/.test(page.text.slice(0, offset));
  // Words in the middle of a line, and words that are no Markdown, begin with a sign
  const sign = isMarkdown && isLineStart ? '' : '\uFFFC';
  const rows = isMarkdown ? inMarkdown : inPlainText;
  for (const {words, index, fix} of findAll(sign + hide(source, harmless), rows).found) {
    const written = (sign + source).slice(index, index + words.length);
    const [line = ''] = written.replace(/\\(?=[^\w\s])/g, '').split('\n');
    report(offset + index - sign.length, `${quote(line)} is shown as it is written.`, fix);
  }
  const entity = /&#?\w{2,};/.exec(shown)?.[0];
  if (entity && !source.includes('\\&'))
    report(offset, `"${entity}" is shown as it is written.`, 'Write the sign itself.');
}

/** Reports what defines a link or a footnote, and is not shown. */
function checkLinkDefinitions({tree}: Page, report: Report): void {
  const references = new Set<string>();
  visit(tree, (node) => {
    if ('identifier' in node && node.type.endsWith('Reference')) references.add(node.identifier);
  });
  const defined = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    if (!references.has(node.identifier)) {
      const fix =
        node.type === 'definition'
          ? `Write [${node.label}](${node.url}) for a link, or \\[ for the sign.`
          : `Write [^${node.label}] after the words that it explains.`;
      report(node, 'Nothing names this, so visitors do not see it.', fix);
    }
    const name = `${node.type} ${node.identifier}`;
    if (defined.has(name))
      report(node, 'Visitors do not see this: another one has its name.', 'Rename one of the two.');
    defined.add(name);
  });
}

/** What a node is, other than it looks. */
function describeNode(node: Nodes, source: string, parent?: Parents): ProblemText {
  switch (node.type) {
    case 'html':
      return describeHtml(source);
    case 'code':
      return describeFence(source);
    case 'delete':
      if (source.startsWith('~~')) return [];
      return [
        `${quote(source)} is struck through.`,
        'Write \\~ for the sign, – between numbers, or ~~words~~ to strike them through.',
      ];
    case 'link':
      return node.position ? [] : ['An address is between brackets.', linkFix];
    case 'inlineCode':
      return /<https?:/.test(source) ? ['This is shown as code.', linkFix] : [];
    case 'blockquote':
      // Below words, it is a quote of somebody who is quoted
      if (parent?.type !== 'blockquote' || parent.children[0] !== node) return [];
      return ['This quote is inside another one.', 'Begin each line of a quote with one >.'];
    case 'list':
      return describeList(node, source, parent);
    case 'listItem':
      return describePoint(node, parent);
    case 'tableRow':
      return describeRow(node, source, parent);
    case 'paragraph':
      return parent?.type === 'listItem' ? [] : describeParagraph(node, source);
    default:
      return [];
  }
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

const month =
  'January|February|March|April|May(?! I)|June|July|August|September|October|November|December';
/** A sentence about a year or a day, which begins a list. */
const yearOrDay = new RegExp(`^(?:\\d{3}|\\d+[.)] (?:${month})\\b(?![^]*\\n[ \\t>]*\\d))`);

const indentFix =
  'Write two spaces before - (three below 1.) for a point of the point above, or none.';

function describePoint(node: ListItem, parent?: Parents): ProblemText {
  if (node.children.length === 0) return ['This point is empty.', 'Write its words, or delete it.'];
  const [first] = parent?.type === 'list' && !parent.ordered ? parent.children : [];
  return columnOf(node) > columnOf(first ?? node)
    ? ['This point begins further right than the first.', indentFix]
    : [];
}

const columnOf = ({position}: Nodes) => position?.start.column ?? 0;

function describeList(node: List, source: string, parent?: Parents): ProblemText {
  const {start, position} = node;
  const above = parent?.children.find(
    (each) => Number(each.position?.end.line) + 1 === position?.start.line,
  );
  if (above?.type === 'list' && columnOf(node) > columnOf(above)) {
    return ['This list is not part of the point above.', indentFix];
  }
  if (above?.type === 'paragraph' && isWrapped(node, source, toString(above))) {
    const [sign] = source;
    const fix = `Write \\${sign} for the sign, or a blank line above the list.`;
    return [`"${sign}" begins a list.`, fix];
  }
  if (!yearOrDay.test(source)) return [];
  const fix = `Write a day like 15 August, or ${start}\\. for the number.`;
  return [`"${start}." begins a list.`, fix];
}

/** Whether a list of one point is the end of a sentence that has a sign at the start of a line. */
const isWrapped = ({children}: List, source: string, wordsAbove: string) =>
  children.length === 1 && /^[-+] [\p{Ll}\d]/u.test(source) && !wordsAbove.endsWith(':');

function describeRow({children}: TableRow, source: string, parent?: Parents): ProblemText {
  const [firstRow] = parent?.type === 'table' ? parent.children : [];
  const columns = firstRow?.children.length ?? 0;
  if (!source.includes('|')) return ['This is a row of the table.', 'Leave a blank line above.'];
  if (children.length <= columns) return [];
  const fix = `Delete a |, or write \\| for the sign. The first row has ${columns} cells.`;
  return ['This row has more cells than the first: they are not shown.', fix];
}

/** An address or a verse, and not a text that is broken into lines of equal length. */
const shortLines = /^(?!\d+[.)])(?:[\p{Lu}\d“][^\n\t|]{0,48}\n[ \t>]*)+[\p{Lu}\d][^\n\t|]{0,48}$/u;

/** Whose words a quotation is, below them. */
const signature = /^[^—–][^]*\n[ \t>]*[—–] ?\p{Lu}/u;

/** The end of a sentence in bold. */
const boldEnd = /[.:,;!?।…][”’")]?(?:\*\*|__)$/;

function describeParagraph({children}: Paragraph, source: string): ProblemText {
  if (/:\n[ \t>]*\d{1,2}[.)] /.test(source))
    return ['The list below is shown as one line.', 'Leave a blank line above its first point.'];
  const isInLines = shortLines.test(source) || signature.test(source);
  if (isInLines && !children.some(({type}) => type === 'break')) {
    return ['These lines are shown as one.', 'Write \\ at the end of each but the last.', true];
  }
  const [only, ...others] = children;
  if (others.length > 0) return [];
  if (only?.type === 'link' && /\.(?:jpe?g|png|webp|avif)$/i.test(only.url)) {
    return ['This is a link to an image.', `Write !${source} to show it.`];
  }
  if (only?.type !== 'strong' || boldEnd.test(source)) return [];
  return ['This line in bold is used as a heading.', `Write ## ${source.slice(2, -2)}`];
}
