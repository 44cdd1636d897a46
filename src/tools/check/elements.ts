import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

/** A component in a page. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A text that a component is given: `title="Airport rentals"`. */
export interface Attribute {
  name: string;
  value: string;
  /** Where its name begins. */
  start: number;
  /** Where its text begins, behind the quote. */
  offset: number;
  /** The text as it is written, with its entities. */
  raw: string;
}

/** Where a node begins and ends in the text. */
export function rangeOf({position}: Node): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

export function isElement(node: Node): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Every component of a page, in the order of the text. */
export function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, (node) => {
    if (isElement(node)) found.push(node);
  });
  return found;
}

/** The texts that a component is given. @param text - the page's */
export function attributesOf({attributes}: Element, text: string): Attribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    return readAttribute(attribute, attribute.value, text);
  });
}

/** One of the texts that a component is given. */
export function attributeOf(element: Element, name: string, text: string): Attribute | undefined {
  return attributesOf(element, text).find((attribute) => attribute.name === name);
}

function readAttribute(attribute: MdxJsxAttribute, value: string, text: string): Attribute {
  const [start, end] = rangeOf(attribute);
  const source = text.slice(start, end);
  const opening = /["']/.exec(source)?.index ?? source.length;
  return {
    name: attribute.name,
    value,
    start,
    offset: start + opening + 1,
    raw: source.slice(opening + 1, -1),
  };
}
