import type {List} from 'mdast';
import {visit} from 'unist-util-visit';

import {replace, type Texts} from '../../../validation/problem';
import {endOf, startOf} from '../nodes';
import {pageRule} from '../parse';

const texts = {
  'list-by-number': ({number}: {number: number}) => ({
    text: `The line begins with ${number}. and becomes a list.`,
    fix: `Write ${number}\\. or begin the sentence with a word.`,
    ...replace(`${number}.`, `${number}\\.`),
  }),
  'number-changed': ({number, shown}: {number: number; shown: number}) => ({
    text: `The list shows ${number}. as ${shown}.`,
    fix: `Write ${number}\\. where it is not a point of a list.`,
    ...replace(`${number}.`, `${number}\\.`),
  }),
  'list-by-star': () => ({
    text: 'The star makes a list of this note.',
    fix: 'Write \\* at the start of the line.',
    ...replace('*', '\\*'),
  }),
  'list-flat': ({spaces}: {spaces: number}) => ({
    text: 'This point is not indented enough to belong to the one above it.',
    fix: `Write ${spaces} spaces before its sign, or none.`,
  }),
  'line-joined': ({block, sign}: {block: string; sign: string}) => ({
    text: `This line becomes a part of the ${block} above it.`,
    fix: `Leave a blank line before it, or begin it with ${sign}.`,
  }),
} satisfies Texts;

const columnOf = ({position}: {position?: List['position']}) => position?.start.column ?? 1;

/** Lists and quotations contain what they look like they contain, and show the numbers that are written. */
export const lists = pageRule(texts, ({tree, text}, report) => {
  let hasStar = false;
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'text') {
      hasStar ||= /[\p{L}\p{N}]\*(?![\p{L}\p{N}*])/u.test(node.value);
    } else if (node.type === 'list') {
      const [first] = node.children;
      const isNote = node.children.length === 1 && text[startOf(node)] === '*';
      if (isNote && hasStar) report('list-by-star', node);
      // A list in the line after another one, further to the right, was meant to be in its last point
      const before = parent?.children[index - 1];
      const isUnder = before?.type === 'list' && columnOf(node) > columnOf(before);
      const outer = isUnder ? before.children.at(-1) : first;
      const inner = isUnder ? first : node.children.find((item) => columnOf(item) > columnOf(node));
      const [content] = outer?.children ?? [];
      if (inner && content && (isUnder || !node.ordered)) {
        report('list-flat', inner, {spaces: columnOf(content) - 1});
      }
      if (!node.ordered) return;
      const numbers = node.children.map((item) => Number.parseInt(text.slice(startOf(item)), 10));
      const [start = 1, next] = numbers;
      const above = parent?.children.slice(0, index).findLast(isOrdered);
      const goesOn = above && start === (above.start ?? 1) + above.children.length;
      if (next === undefined && start > 1 && !goesOn)
        report('list-by-number', node, {number: start});
      const wrong = numbers.findIndex((number, each) => number !== start + each);
      const item = node.children[wrong];
      // A list may begin each point with the same number
      if (item && next !== start) {
        report('number-changed', item, {number: numbers[wrong] ?? 0, shown: start + wrong});
      }
    } else if (
      node.type === 'paragraph' &&
      (parent?.type === 'listItem' || parent?.type === 'blockquote')
    ) {
      const isQuotation = parent.type === 'blockquote';
      const joined = isQuotation ? /\n(?=[^\s>\p{Ll}])/u : /\n(?=[^\s|*+\-\p{Ll}])/u;
      const line = text.slice(startOf(node), endOf(node)).search(joined);
      const [block, sign] = isQuotation ? ['quotation', '>'] : ['list', 'two spaces'];
      if (line >= 0) report('line-joined', startOf(node) + line + 1, {block, sign});
    }
  });
});

const isOrdered = (node: {type: string}): node is List =>
  node.type === 'list' && (node as List).ordered === true;
