import {parse} from 'acorn';
import type {Expression, Program} from 'estree';
import type {MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

function program(code: string): Program {
  // acorn's tree is ESTree; its types only add start and end
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}

/** An import or export statement as a node of a Markdown tree. */
export function esmNode(code: string): MdxjsEsm {
  return {type: 'mdxjsEsm', value: code, data: {estree: program(code)}};
}

/** The value of a JSX attribute, as an expression: `image={…}`. */
export function expressionValue(code: string): MdxJsxAttributeValueExpression {
  const estree = program(`(${code})`);
  const [statement] = estree.body;
  const expression: Expression | undefined =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (!expression) throw new Error(`Not an expression: ${code}`);
  return {type: 'mdxJsxAttributeValueExpression', value: code, data: {estree}};
}
