import type {Node, Nodes} from 'mdast';
import type {StringKind} from '../elements/define';
import {propKind} from '../sections/components';

/** A component or HTML tag. */
export type Jsx = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export type Attribute = Extract<Jsx['attributes'][number], {type: 'mdxJsxAttribute'}>;

export function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of an element that are written with a name. */
export function namedAttributes({attributes}: Jsx): Attribute[] {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/** The attributes of an element that are strings of a kind, such as `words`. */
export const attributesOfKind = (node: Jsx, kind: StringKind) =>
  namedAttributes(node).filter(
    (attribute): attribute is Attribute & {value: string} =>
      typeof attribute.value === 'string' && propKind(node.name ?? '', attribute.name) === kind,
  );

export const attributeOf = (node: Jsx, name: string): Attribute | undefined =>
  namedAttributes(node).find((attribute) => attribute.name === name);

/** The text of an attribute; undefined where it is code or missing. */
export function textOf(node: Jsx, name: string): string | undefined {
  const value = attributeOf(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}
