import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContentError} from '../../check/problem';
import {findSectionProblems} from '../../check/rules/sections';
import {componentModules} from '../../sections/contract';
import {esmNode, isJsx} from '../mdxNodes';

/**
 * A remark plugin: adds the imports of the components that a page names, so that writers write none and each page loads
 * only the sections it uses. Runs before plugins that add components with imports of their own.
 */
export function remarkAutoImport() {
  return (tree: Root): void => {
    const imports = new Set<string>();
    visit(tree, (node) => {
      const module = isJsx(node) && node.name && componentModules.get(node.name);
      if (module) imports.add(`import {${node.name}} from '${module}';`);
    });
    tree.children.unshift(...[...imports].sort().map(esmNode));
  };
}

/**
 * Checks the sections of a page or an example: their names, props, places and content.
 *
 * @throws ContentError
 */
export function checkSections(tree: Root, file: VFile): void {
  const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const problems = findSectionProblems(page, tree);
  if (problems.length > 0) throw new ContentError(problems);
}

/** A remark plugin that checks the sections of a page. Runs before plugins that change them. */
export const remarkSections = () => checkSections;
