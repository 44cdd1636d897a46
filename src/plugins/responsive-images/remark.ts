import path from 'node:path';
import type {Image, Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {resolveFile} from '../../check/content';
import {attributeOf, isJsx, type Jsx} from '../../check/jsx';
import {ContentError, createReport} from '../../check/problem';
import {checkImages} from '../../check/rules/images';
import {codeValue, esmNode, filePathOf} from '../mdxNodes';
import {hashOf} from '../cache';
import {dataFileName} from './originals';

/**
 * Turns every image that a page or post names by path, `image="/img/x.jpg"` or `![alt](./x.jpg)`, into an import of its
 * data. An image on its own line loses its paragraph. The first image of a page is marked if it is in the first
 * two sections: it loads eagerly.
 *
 * @throws ContentError where a file does not exist or an alternative text is missing
 */
export function remarkResponsiveImages() {
  return (tree: Root, vfile: VFile): void => {
    const page = filePathOf(vfile);
    const files = globSync(['static/**', `${path.posix.dirname(page)}/**`], {cwd: vfile.cwd});
    // By their names with composed letters: systems differ in the form of letters with accents
    const keys = new Map(files.map((key) => [key.normalize('NFC'), key]));
    const {problems, report} = createReport(page);
    const {frontMatter} = vfile.data as {frontMatter?: Record<string, unknown>};
    const data = {image: frontMatter?.['leadImage']}; // see ../frontMatter.ts
    checkImages({file: page, data, offsetOf: () => 0, tree}, report, {files: new Set(keys.keys())});
    if (problems.length > 0) throw new ContentError(problems);

    const imports = new Set<string>();
    let isFirst = !page.startsWith('news/'); // the lead image is above the text of a post
    const [, , thirdSection] = tree.children.filter(isJsx);
    visit(tree, (node, index, parent) => {
      if (node === thirdSection) isFirst = false; // too far down to load eagerly
      const isLine = node.type === 'paragraph' && node.children.length === 1;
      const image = isLine ? node.children[0] : node;
      if (image?.type === 'image' && parent && index !== undefined) {
        imports.add(`import {Picture} from '@site/src/elements/Picture';`);
        parent.children.splice(index, 1, createPicture(image));
        return [SKIP, index]; // visits it again, as a component
      }
      const attribute = isJsx(node) ? attributeOf(node, 'image') : undefined;
      if (typeof attribute?.value !== 'string') return undefined;
      const file = resolveFile(page, attribute.value);
      const key = keys.get(file) ?? file;
      const name = `image${hashOf(key)}`;
      const dataFile = `@generated/evo-responsive-images/default/${dataFileName(key)}`;
      imports.add(`import ${name} from '${dataFile}';`);
      attribute.value = codeValue(isFirst ? `{...${name}, eager: true}` : name);
      isFirst = false;
      return undefined;
    });
    tree.children.unshift(...[...imports].map(esmNode));
  };
}

/** `![alt](path)` as a component. */
const createPicture = ({url, alt, position}: Image): Jsx => ({
  type: 'mdxJsxTextElement',
  name: 'Picture',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'image', value: url},
    {type: 'mdxJsxAttribute', name: 'alt', value: alt ?? ''},
  ],
  children: [],
  position,
});
