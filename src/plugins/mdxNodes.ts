import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import {parse} from 'acorn';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Attribute} from '../check/jsx';

type Esm = Extract<Root['children'][number], {type: 'mdxjsEsm'}>;
type Program = NonNullable<NonNullable<Esm['data']>['estree']>;

/** The path of a page from the root of the project, with forward slashes. */
export const filePathOf = (page: VFile): string => posixPath(path.relative(page.cwd, page.path));

function program(code: string): Program {
  // acorn's tree is ESTree; its types only add start and end
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}

/** An import or export statement as a node of a Markdown tree. */
export function esmNode(code: string): Esm {
  return {type: 'mdxjsEsm', value: code, data: {estree: program(code)}};
}

/** Code as the value of an attribute: `image={…}`. */
export function codeValue(code: string): Attribute['value'] {
  const estree = program(`(${code})`);
  return {type: 'mdxJsxAttributeValueExpression', value: code, data: {estree}};
}
