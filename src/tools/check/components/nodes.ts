import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {SectionFacts} from '../sections';
import {shortened} from '../words';

/** A component, or HTML, in a page. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** What Markdown begins a line with. */
export const blocks: readonly (readonly [RegExp, string])[] = [
  [/^(?:[-*+]|\d{1,2}[.)])\s/, 'list'],
  [/^#{1,6}\s/, 'heading'],
  [/^>\s/, 'quotation'],
  [/^\|.*\|/, 'table'],
];

/** A component or HTML tag, alone or in a line of text. */
export function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Nothing that a visitor sees: white space, comments. */
export function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  // Code in braces is told by the syntax rule.
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Something of Markdown that a visitor sees. */
export function isWords(node: Nodes): boolean {
  return !isBlank(node) && !['yaml', 'mdxjsEsm', 'definition'].includes(node.type);
}

/** A picture, or a paragraph of pictures. */
export function isPicture(node: Nodes): boolean {
  return (
    node.type === 'image' ||
    (node.type === 'paragraph' &&
      node.children.every((child) => child.type === 'image' || isBlank(child)))
  );
}

/** The first words among components and pictures. */
export function firstWords(node: Nodes, notPictures: boolean): Nodes | undefined {
  if (isJsx(node) || (notPictures && node.type === 'image') || isBlank(node)) return undefined;
  if (!('children' in node)) return node;
  for (const child of node.children) {
    const found = firstWords(child, notPictures);
    if (found) return found;
  }
  return undefined;
}

/** Where something stands, in plain words. */
export function whereIn(node: Nodes): string {
  if (node.type === 'list') return 'in a list';
  if (node.type === 'heading') return 'in a heading';
  if (node.type === 'table') return 'in a table';
  if (node.type === 'blockquote') return 'in a quotation';
  return 'in a line of text';
}

/** A component as it is written. */
export function tagOf({name, children}: SectionFacts): string {
  return children === undefined ? `<${name} />` : `<${name} …> … </${name}>`;
}

/** The text of a property, if it is one in quotes. */
export function attributeText(element: Jsx, wanted: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== wanted) continue;
    return typeof attribute.value === 'string' ? attribute.value : undefined;
  }
  return undefined;
}

/** A button as a link. */
export function link(element: Jsx): string {
  const words = shortened(plainText(element)) || 'words';
  return `[${words}](${attributeText(element, 'to') ?? '/ride'})`;
}

function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node ? node.value : '';
}
