import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {languages} from '../../company/languages';
import {esmNode} from '../mdxNodes';

interface Options {
  siteDir: string;
  /** Names of files in `.cache/fonts`, by the code of their language. */
  fontFiles: Readonly<Record<string, readonly string[]>>;
}

/**
 * A remark plugin: pages in another language also export the labels of header and footer, and where their fonts are,
 * so that no other page loads them. `src/theme/MDXPage` gives them to the layout and the head.
 */
export function remarkLanguage({siteDir, fontFiles}: Options) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    const language = languages.find((each) => source === `pages${each.path}.mdx`);
    if (!language) return;
    const labels = `@site/src/company/labels/${language.code}.json`;
    const fonts = (fontFiles[language.code] ?? []).map(
      (name) => `require('@site/.cache/fonts/${name}').default`,
    );
    tree.children.unshift(
      esmNode(`export {default as labels} from '${labels}';`),
      esmNode(`export const fontUrls = [${fonts.join(', ')}];`),
    );
  };
}
