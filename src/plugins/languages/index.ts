import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {languages} from '../../company/languages';
import {esmNode} from '../mdxNodes';

/**
 * A remark plugin: pages in another language also export the labels of header and footer, so that no other page loads
 * them. `src/theme/MDXPage` gives them to the layout.
 */
export function remarkLanguage({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    const language = languages.find((each) => source === `pages${each.path}.mdx`);
    if (!language) return;
    const labels = `@site/src/company/labels/${language.code}.json`;
    tree.children.unshift(esmNode(`export {default as labels} from '${labels}';`));
  };
}
