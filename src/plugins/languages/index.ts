import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {languages} from '../../company/languages';
import {esmNode, filePathOf} from '../mdxNodes';

/**
 * A remark plugin: pages in another language also export the labels of header and footer, so that no other page
 * loads them. `src/theme/MDXPage` passes them to the layout.
 */
export function remarkLanguage() {
  return (tree: Root, file: VFile): void => {
    const source = filePathOf(file);
    const language = languages.find((each) => source === `pages${each.path}.mdx`);
    if (!language) return;
    const labels = `@site/src/company/labels/${language.code}.json`;
    tree.children.unshift(esmNode(`export {default as labels} from '${labels}';`));
  };
}
