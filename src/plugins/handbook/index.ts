import path from 'node:path';
import type {BlockContent, Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {refuseWrongSections} from '../mdx-auto-import';
import {isJsx} from '../mdxNodes';
import {describeComponents} from './describe';

/** The handbook's pages, below `src`: guides, and one page beside each section. */
export const handbookPages = ['handbook/*.mdx', 'sections/*/*.mdx', 'elements/*/*.mdx'];

/**
 * A remark plugin: renders each block of `mdx` code below its source, and describes the components of the page's folder at
 * its end.
 *
 * @throws ContentError where an example has a problem
 */
export function remarkHandbook(this: Processor) {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mdx' || !parent || index === undefined) return undefined;
      // Empty lines before it give the example the line numbers of the file
      const example = parse('\n'.repeat(node.position?.start.line ?? 0) + node.value);
      unwrapComponents(example);
      refuseWrongSections(example, file);
      parent.children.splice(index + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{type: 'mdxJsxAttribute', name: 'data-example'}],
        children: example.children as BlockContent[],
      });
      return index + 2;
    });
    const [folder, component] = file.path.split(path.sep).slice(-3);
    tree.children.push(...parse(describeComponents(`${folder}/${component}`)).children);
  };
}

/** Takes components out of paragraphs without words, as MDX does on a page. */
function unwrapComponents(example: Root): void {
  visit(example, 'paragraph', ({children}, index, parent) => {
    const words = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (!parent || index === undefined || !words.every(isJsx)) return;
    for (const component of words) Object.assign(component, {type: 'mdxJsxFlowElement'});
    parent.children.splice(index, 1, ...words);
  });
}
