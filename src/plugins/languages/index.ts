import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {languages} from '../../company/languages';
import {esmNode} from '../mdxNodes';

/**
 * A remark plugin: pages in another language also export the labels of header and footer, and where their fonts are,
 * so that no other page loads them. `src/theme/MDXPage` gives them to the layout and the head.
 */
export function remarkLanguage({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    const language = languages.find((each) => source === `pages${each.path}.mdx`);
    if (!language) return;
    const labels = `@site/src/company/labels/${language.code}.json`;
    const fonts = `@generated/evo-fonts/default/${language.code}.js`;
    tree.children.unshift(
      esmNode(`export {default as labels} from '${labels}';`),
      esmNode(`export {default as fontUrls} from '${fonts}';`),
    );
  };
}
