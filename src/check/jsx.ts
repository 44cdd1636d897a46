import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

/** A component or HTML tag. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of an element that are written with a name. */
export function namedAttributes({attributes}: Jsx): MdxJsxAttribute[] {
  return attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/** The text of an attribute; undefined where it is code or missing. */
export function textOf(node: Jsx, name: string): string | undefined {
  const value = namedAttributes(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
