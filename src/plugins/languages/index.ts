import path from 'node:path';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {languages} from '../../company/languages';
import {origin} from '../../company/site';
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

/** Lists the other languages of a page in the sitemap (an option of its plugin). */
export const createSitemapItems: SitemapOptions['createSitemapItems'] = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const {baseUrl} = params.siteConfig;
  const urlOf = (permalink: string) => origin + baseUrl + permalink.slice(1);
  const urls = new Set(languages.map((language) => urlOf(language.path)));
  const alternates = [...languages, {code: 'x-default', path: languages[0].path}];
  const links = alternates.map(({code, path: permalink}) => ({lang: code, url: urlOf(permalink)}));
  const items = await defaultCreateSitemapItems(params);
  // Docusaurus passes `links` on to the package sitemap, although its own type does not have it
  return items.map((item) => (urls.has(item.url) ? {...item, links} : item));
};
