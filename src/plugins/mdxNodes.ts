import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

export {isJsx, textOf, type Jsx} from '../check/jsx';

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
