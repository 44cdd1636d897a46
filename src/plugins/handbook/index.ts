import path from 'node:path';
import type {BlockContent, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf, isJsx, namedAttributes, textOf} from '../../check/jsx';
import {rentalKeys} from '../../company/fares';
import {movedTo} from '../../company/redirects';
import {components} from '../../sections/components';
import {refuseWrongSections} from '../mdx-auto-import';
import {repeatExample} from './anyNumber';
import {describeComponents} from './describe';

/** The handbook's pages, below `src`: guides, and one page beside each section. */
export const handbookPages = ['handbook/*.mdx', 'sections/*/*.mdx', 'elements/*/*.mdx'];

/**
 * A remark plugin: renders each block of `mdx` code below its source, and at the end of the page repeats lists with
 * other numbers of items and describes the components of the page's folder.
 *
 * @throws ContentError where an example has a problem
 */
export function remarkHandbook(this: Processor) {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const repeated: RootContent[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mdx' || !parent || index === undefined) return undefined;
      // Empty lines before it give the example the line numbers of the file
      const example = parse('\n'.repeat(node.position?.start.line ?? 0) + node.value);
      unwrapComponents(example);
      replaceMissingKeys(example);
      refuseWrongSections(example, file);
      repeated.push(...repeatExample(example));
      parent.children.splice(index + 1, 0, frame(example.children));
      return index + 2;
    });
    if (repeated.length > 0) {
      tree.children.push(...parse(anyNumber).children, ...repeated.map((each) => frame([each])));
    }
    followRedirects(tree);
    const [folder, component] = file.path.split(path.sep).slice(-3);
    tree.children.push(...parse(describeComponents(`${folder}/${component}`)).children);
  };
}

const anyNumber = `## Any number

The lists above with none, one, two and twelve items, with long words, and without images that may be missing. A list
without items renders nothing.`;

/** Renders an example across the window, as on a page. */
const frame = (children: readonly RootContent[]): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'div',
  attributes: [{type: 'mdxJsxAttribute', name: 'data-example'}],
  children: children as BlockContent[],
});

/** Takes components out of paragraphs without words, as MDX does on a page. */
function unwrapComponents(example: Root): void {
  visit(example, 'paragraph', ({children}, index, parent) => {
    const words = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (!parent || index === undefined || !words.every(isJsx)) return;
    for (const component of words) Object.assign(component, {type: 'mdxJsxFlowElement'});
    parent.children.splice(index, 1, ...words);
  });
}

/** The props that name an entry of src/company/data. */
const keyProps = ['company', 'of', 'rental'];

/**
 * Lets examples name another entry where the owner has removed theirs. No two parts are for the same rental. Where none
 * is left, the prop is deleted, or the tag if it needs the prop.
 */
function replaceMissingKeys(example: Root): void {
  const unusedRentals = new Set<unknown>(rentalKeys);
  visit(example, (node) => {
    if (isJsx(node)) unusedRentals.delete(textOf(node, 'rental'));
  });
  visit(example, (node, index, parent) => {
    if (!isJsx(node) || !parent || index === undefined) return undefined;
    const {properties = {}, required = []} = components.get(node.name ?? '') ?? {};
    const attribute = namedAttributes(node).find(({name}) => keyProps.includes(name));
    const keys = properties[attribute?.name ?? '']?.enum ?? [];
    if (!attribute || keys.some((key) => key === attribute.value)) return undefined;
    const [key] = attribute.name === 'rental' ? unusedRentals : keys;
    unusedRentals.delete(key);
    if (typeof key === 'string') {
      attribute.value = key;
      return undefined;
    }
    if (required.includes(attribute.name)) {
      parent.children.splice(index, 1);
      return index;
    }
    node.attributes = node.attributes.filter((each) => each !== attribute);
    return undefined;
  });
}

/** Lets links lead to where writers have moved a page. */
function followRedirects(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'link') node.url = movedTo.get(node.url) ?? node.url;
    const target = isJsx(node) ? attributeOf(node, 'to') : undefined;
    if (typeof target?.value === 'string') target.value = movedTo.get(target.value) ?? target.value;
  });
}
