import {parse} from 'acorn';
import type {Program} from 'estree';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
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

function program(code: string): Program {
  // acorn's tree is ESTree; its types only add start and end
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}

/** An import or export statement as a node of a Markdown tree. */
export function esmNode(code: string): MdxjsEsm {
  return {type: 'mdxjsEsm', value: code, data: {estree: program(code)}};
}

/** An attribute with code: `image={…}`. */
export function codeAttribute(name: string, code: string): MdxJsxAttribute {
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: code,
    data: {estree: program(`(${code})`)},
  };
  return {type: 'mdxJsxAttribute', name, value};
}
