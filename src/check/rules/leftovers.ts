import type {List, Nodes, Paragraph, Parents, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {forumMarkup, linkFix, pairs, pasted, pointFix, rowsOf, signs} from '../leftoverPatterns';
import {codePattern} from '../normalise';
import {sourceOf, type Page} from '../page';
import {findAll, hide, passagesOf, type Passage} from '../passages';
import {quote, type ProblemText, type Report} from '../problem';

/** Reports what Markdown reads otherwise than it looks: signs that are shown, words that are not. */
export function checkLeftovers(page: Page, report: Report): void {
  const text = hide(page.text, codePattern);
  const split = text.search(splitTable);
  if (split >= 0) report(split, 'Blank lines split this table.', 'Delete the blank lines.');
  const escaped = text.search(escapedList);
  if (escaped >= 0) report(escaped, 'Visitors see these signs, and no list.', pointFix);
  const product = text.search(starsBetweenDigits);
  if (product >= 0) report(product, 'Stars between digits make italics.', 'Write × or \\*');

  for (const passage of passagesOf(page)) {
    const isSplitRow = split >= 0 && passage.source.startsWith('|');
    if (!isSplitRow) checkPassage(page, passage, report);
  }
  checkDefinitions(page, report);
  visit(page.tree, (node, _, parent) => {
    const shownAt = node.position ? node : (parent ?? node);
    report(shownAt, ...describeNode(node, sourceOf(page, node), parent));
  });
}

/** A row, and after a blank line another one, which does not begin a table. */
const splitTable = /^\|.*\|\n\s*\n\|.*\|$(?!\n\|[ :-]+\|)/m;

const escapedList = /^(?:\\[-*+]|\d\d?\\[.)]) .*\n\s*(?:\\[-*+]|\d\d?\\[.)]) /m;

const starsBetweenDigits = /\d\*\d[^*|\n]*\d\*\d/;

const inMarkdown = rowsOf(forumMarkup, pasted, signs);
const inPlainText = rowsOf(pairs, forumMarkup, pasted, signs);

/** Escaped signs and addresses, but not the braces that normalise escapes. */
const harmless =
  /\\\[[^\]\n]*\](?:\([^)\n]*\))?|\\(?!< )[!-/:-@[-`|~]|(?:https?:\/\/|www\.)\S+|[^\s@[:]+@(?=\w)[^\s\]]+/g;

/** Reports the signs in a text that visitors see as they are written. */
function checkPassage(page: Page, passage: Passage, report: Report): void {
  const {source, shown, offset, isMarkdown} = passage;
  const isLineStart = /(?:^|\n)[ \t>]*(?:[-*+] )?$/.test(page.text.slice(0, offset));
  // Words in the middle of a line begin with a sign
  const sign = isMarkdown && !isLineStart ? '\uFFFC' : '';
  const rows = isMarkdown ? inMarkdown : inPlainText;
  for (const {words, index, fix} of findAll(sign + hide(source, harmless), rows).found) {
    const written = (sign + source).slice(index, index + words.length);
    const [line = ''] = written.replace(/\\(?=.)/g, '').split('\n');
    report(offset + index - sign.length, `${quote(line)} is shown as it is written.`, fix);
  }
  const entity = /&#?\w{2,};/.exec(shown)?.[0];
  if (entity && !source.includes('\\&'))
    report(offset, `"${entity}" is shown as it is written.`, 'Write the sign itself.');
}

/** Reports what defines a link or a footnote, and is not shown. */
function checkDefinitions({tree}: Page, report: Report): void {
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

const closingFence = /\n[ >\t]*(?:`{3,}|~{3,})[ \t]*$/;

/** What a node is, other than it looks. */
function describeNode(node: Nodes, source: string, parent?: Parents): ProblemText {
  switch (node.type) {
    case 'html':
      return describeHtml(source);
    case 'code':
      if (closingFence.test(source)) return [];
      return [
        'All that follows is shown as code.',
        'Delete these signs, or write them again below the code.',
      ];
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
      if (parent?.type !== 'blockquote') return [];
      return ['This quote is inside another one.', 'Begin each line of a quote with one >.'];
    case 'list':
      return describeList(node, source);
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

/** A sentence about a year or a day, which begins a list. */
const yearOrDay =
  /^(?:\d{3}|\d+[.)] (?:(?:Jan|Febr)uary|March|April|May(?! I)|June|July|August|\w+(?:mb|tob)er)\b(?![^]*\n\d))/;

function describeList({start}: List, source: string): ProblemText {
  if (!yearOrDay.test(source)) return [];
  return [
    `"${start}." begins a list.`,
    `Write a day like 15 August, or ${start}\\. for the number.`,
  ];
}

function describeRow({children}: TableRow, source: string, parent?: Parents): ProblemText {
  const [firstRow] = parent?.type === 'table' ? parent.children : [];
  const columns = firstRow?.children.length ?? 0;
  if (!source.includes('|')) return ['This is a row of the table.', 'Leave a blank line above.'];
  if (children.length <= columns) return [];
  const fix = `Delete a |, or write \\| for the sign. The first row has ${columns} cells.`;
  return ['This row has more cells than the first: they are not shown.', fix];
}

/** An address or a verse, and not a text that is broken into lines of equal length. */
const shortLines = /^(?:[\p{Lu}\d“][^\n\t|]{0,48}\n[ \t>]*)+[\p{Lu}\d][^\n\t|]{0,48}$/u;

/** The end of a sentence in bold. */
const boldEnd = /[.:,;!?।…](?:\*\*|__)$/;

function describeParagraph({children}: Paragraph, source: string): ProblemText {
  if (shortLines.test(source) && !children.some(({type}) => type === 'break')) {
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
