import type {Nodes, Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

import {isJsx, namedAttributes, type Jsx} from '../../plugins/mdxNodes';

export {isJsx, namedAttributes};
export type {Jsx};

/** A prop with text: `title="Airport rentals"`. */
export interface TextProp {
  name: string;
  value: string;
  /** Where the prop begins. */
  start: number;
  /** Where its text begins, after the quote. */
  offset: number;
  /** The text as it is written, with its entities. */
  raw: string;
}

export const startOf = ({position}: Node): number => position?.start.offset ?? 0;
export const endOf = ({position}: Node): number => position?.end.offset ?? 0;

/** Every component and tag, in the order of the text. */
export function jsxElements(tree: Root): Jsx[] {
  const found: Jsx[] = [];
  visit(tree, isJsx, (node) => void found.push(node));
  return found;
}

/** The props of an element that hold text. */
export function textProps(element: Jsx, text: string): TextProp[] {
  return namedAttributes(element).flatMap((attribute) => {
    if (typeof attribute.value !== 'string') return [];
    const start = startOf(attribute);
    const source = text.slice(start, endOf(attribute));
    const quote = source.search(/["']/);
    const {name, value} = attribute;
    return [{name, value, start, offset: start + quote + 1, raw: source.slice(quote + 1, -1)}];
  });
}

/** One prop that holds text. */
export function textProp(element: Jsx, name: string, text: string): TextProp | undefined {
  return textProps(element, text).find((prop) => prop.name === name);
}

/** The words of a node, with the alternative text of its images. */
export function plainText(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('children' in node) return node.children.map(plainText).join('');
  if (node.type === 'image') return node.alt ?? '';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** Whether a node shows nothing: white space and comments. */
export function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Text on one line, cut to a length that fits into a message. */
export function shorten(text: string, length = 40): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}
