import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {findOpenFence} from '../../../validation/maskCode';
import type {Texts} from '../../../validation/problem';
import {endOf, plainText, shorten, startOf} from '../nodes';
import {pageRule} from '../parse';

export const fenceTexts = {
  'fence-open': ({fence}: {fence: string}) => ({
    text: `The block of code that ${fence} opens is not closed, so all text after it is code.`,
    fix: `Write ${fence} on a line of its own where the code ends, or delete the line.`,
  }),
} satisfies Texts;

const texts = {
  ...fenceTexts,
  'comment-open': () => ({
    text: 'This comment is not closed, so all text after it disappears.',
    fix: 'Write --> where the comment ends.',
  }),
  'markup-hides': ({start}: {start: string}) => ({
    text: `"${start}" hides the text after it.`,
    fix: `Write \\${start} to show the signs, or delete them.`,
  }),
  'cells-lost': ({cells, columns}: {cells: number; columns: number}) => ({
    text: `The row has ${cells} cells, the table ${columns} columns: the last are not shown.`,
    fix: 'Add a column to the first two rows, or write \\| for a | inside a cell.',
  }),
  'tilde-strikes': ({words}: {words: string}) => ({
    text: `Two ~ strike the words between them through: "${words}".`,
    fix: 'Write – between two numbers, "about" before one, or ~~ to strike through.',
  }),
  'digits-in-italics': ({words}: {words: string}) => ({
    text: `The stars beside digits make "${words}" italic.`,
    fix: 'Write × between numbers, or \\* for a star.',
  }),
  'code-by-spaces': ({words}: {words: string}) => ({
    text: `The indent turns this line into code: ${words}`,
    fix: 'Delete the spaces or the tab at the start of the line.',
  }),
  'heading-by-line': ({words, sign}: {words: string; sign: string}) => ({
    text: `The line ${sign} turns the text above it into a heading: ${words}`,
    fix: `Leave a blank line before ${sign}, or write ## before the heading.`,
  }),
  'heading-by-bold': ({words}: {words: string}) => ({
    text: `This line in bold is used as a heading: ${words}`,
    fix: `Write ## ${words}`,
  }),
  'row-without-cells': () => ({
    text: 'This line becomes a row of the table above it.',
    fix: 'Leave a blank line before it.',
  }),
  'heading-sign-lost': ({words}: {words: string}) => ({
    text: 'The # at the end of this heading is not shown.',
    fix: `Write ## ${words} \\#, or delete the sign.`,
  }),
  'definition-unused': ({label}: {label: string}) => ({
    text: `This line disappears: nothing refers to [${label}].`,
    fix: `Write ${label.startsWith('^') ? '' : '[words]'}[${label}] where the link belongs, \\[${label}]: to show it, or delete the line.`,
  }),
} satisfies Texts;

/** Markdown that is valid, and that nobody means: words change or disappear. */
export const unintended = pageRule(texts, ({tree, text, isMdx}, report) => {
  const fence = findOpenFence(text);
  if (fence) report('fence-open', fence.offset, fence);
  const used = referencesIn(tree);
  visit(tree, (node, index, parent) => {
    const offset = startOf(node);
    const source = text.slice(offset, endOf(node));
    const words = shorten(plainText(node), 60);
    const next = index === undefined ? undefined : parent?.children[index + 1];
    if (node.type === 'html') {
      const open = /<!--(?:(?!-->)[^])*?(?=<!--|$(?![^]))/.exec(source);
      const rest = source.replace(/<!--[^]*?-->/g, '');
      if (open) report('comment-open', offset + open.index);
      else if (/^<[!?]/.test(rest)) report('markup-hides', node, {start: rest.slice(0, 2)});
    } else if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children) {
        const cells = row.children.length;
        if (cells > columns) report('cells-lost', row, {cells, columns});
        if (!text.slice(startOf(row), endOf(row)).includes('|')) report('row-without-cells', row);
      }
    } else if (node.type === 'delete') {
      if (!source.startsWith('~~')) report('tilde-strikes', node, {words});
    } else if (node.type === 'emphasis' || node.type === 'strong') {
      const isBetweenDigits = /\d/.test(text[offset - 1] ?? '') && /^[*_]+\d/.test(source);
      if (isBetweenDigits) report('digits-in-italics', node, {words});
    } else if (node.type === 'code') {
      const isFenced = /^[ \t]*(?:`{3}|~{3})/.test(source);
      if (!isFenced && !isMdx) report('code-by-spaces', node, {words: shorten(node.value)});
    } else if (node.type === 'heading') {
      const [sign] = /(?<=\n[ \t>]*)-+$/.exec(source.trimEnd()) ?? [];
      if (sign && !source.startsWith('#')) {
        report('heading-by-line', node, {words, sign: shorten(sign, 5)});
      } else if (/^#.*[^#\s\\] #$/.test(source)) report('heading-sign-lost', node, {words});
    } else if (node.type === 'paragraph') {
      const isBold =
        node.children.length === 1 &&
        node.children[0]?.type === 'strong' &&
        parent?.type !== 'listItem';
      const isHeading = isBold && next && ['paragraph', 'list', 'table'].includes(next.type);
      if (isHeading && !/[.!?।…]$/.test(words)) report('heading-by-bold', node, {words});
    } else if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const label = `${node.type === 'definition' ? '' : '^'}${node.label ?? node.identifier}`;
      if (!used.has(`${node.type} ${node.identifier}`)) {
        report('definition-unused', node, {label});
      }
    }
  });
});

/** The definitions that a page refers to. */
function referencesIn(tree: Root): Set<string> {
  const used = new Set<string>();
  visit(tree, (node: Nodes) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      used.add(`definition ${node.identifier}`);
    } else if (node.type === 'footnoteReference') {
      used.add(`footnoteDefinition ${node.identifier}`);
    }
  });
  return used;
}
