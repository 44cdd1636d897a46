import type {Paragraph, Root} from 'mdast';
import {phrasing} from 'mdast-util-phrasing';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsx} from '../../check/jsx';
import {ContentError, createReport} from '../../check/problem';
import {checkSections} from '../../check/rules/sections';
import {components} from '../../sections/components';
import {esmNode, filePathOf} from '../mdxNodes';

/**
 * A remark plugin: adds the imports of the components that a page names, so that writers write none and each page loads
 * only the sections it uses. Runs before plugins that add components with imports of their own.
 */
function remarkAutoImport() {
  return (tree: Root): void => {
    const imports = new Set<string>();
    visit(tree, (node) => {
      const component = isJsx(node) ? components.get(node.name ?? '') : undefined;
      if (component)
        imports.add(`import {${component.name}} from '@site/src/${component.folder}';`);
    });
    tree.children.unshift(...[...imports].sort().map(esmNode));
  };
}

/**
 * A remark plugin: a component for running text is a paragraph where it is on a line of its own, as other words are. MDX
 * takes the paragraph away.
 */
function remarkInlineParagraphs() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const isInline = components.get(node.name ?? '')?.place === 'inline';
      if (!isInline || !node.children.every(phrasing)) return undefined;
      const children = [{...node, type: 'mdxJsxTextElement'}] as Paragraph['children'];
      parent?.children.splice(index ?? 0, 1, {type: 'paragraph', children});
      return SKIP;
    });
  };
}

/** Plugins of remark that let pages use components. */
export const remarkComponents = [remarkAutoImport, remarkInlineParagraphs];

/**
 * Checks the sections of a page or an example: their names, props, places and content.
 *
 * @throws ContentError
 */
export function refuseWrongSections(tree: Root, vfile: VFile): void {
  const file = filePathOf(vfile);
  const {problems, report} = createReport(file);
  checkSections({file, tree}, report);
  const errors = problems.filter(({isNote}) => !isNote);
  if (errors.length > 0) throw new ContentError(errors);
}

/** A remark plugin that checks the sections of a page. Runs before plugins that change them. */
export const remarkSections = () => refuseWrongSections;
