import {spawnSync} from 'node:child_process';
import sitemapPlugin, {validateOptions} from '@docusaurus/plugin-sitemap';
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio/slim';
import {languages} from '../../company/languages';
import {builtPages} from '../html';

export {validateOptions};

/** The sitemap plugin, wrapped: pages have the day of their last commit, their photographs and their other languages. */
export default function sitemap(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const {siteDir, outDir, baseUrl, siteConfig} = context;
  const siteUrl = siteConfig.url + baseUrl;
  const alternates = [...languages, {code: 'x-default', path: languages[0].path}];
  const links = alternates.map(({code, path: to}) => ({lang: code, url: siteUrl + to.slice(1)}));

  function imagesOf(pageUrl: string): {url: string}[] {
    const [page] = builtPages(outDir, siteUrl, [pageUrl]);
    const pictures = page?.html.match(/<picture[^]*?<\/picture>/g) ?? [];
    const photographs = load(pictures.join(''))('img[src$=".jpg"]').toArray();
    const urls = photographs.map(({attribs}) => new URL(attribs['src'] ?? '', siteUrl).href);
    return [...new Set(urls)].map((url) => ({url}));
  }

  return sitemapPlugin(context, {
    ...options,
    lastmod: hasFullHistory(siteDir) ? 'date' : null,
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      // Docusaurus passes `links` and `img` on to the package sitemap, although its own type does not have them
      return items.map((item) => ({
        ...item,
        ...(links.some(({url}) => url === item.url) && {links}),
        img: imagesOf(item.url),
      }));
    },
  });
}

/** Whether git knows the last commit of every file: not in a shallow clone, and not without a repository or a commit. */
function hasFullHistory(cwd: string): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd,
  });
  return status === 0 && String(stdout).startsWith('false');
}
