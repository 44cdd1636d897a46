import {execSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sitemapPlugin, {validateOptions} from '@docusaurus/plugin-sitemap';
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languages} from '../../company/languages';
import {photographsOf} from '../html';

export {validateOptions};

/** The sitemap plugin, wrapped: pages have the day of their last commit, their photographs and their other languages. */
export default function sitemap(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const {siteDir, baseUrl, siteConfig} = context;
  const siteUrl = siteConfig.url + baseUrl;
  const alternates = [...languages, {code: 'x-default', path: languages[0].path}];
  const links = alternates.map(({code, path: to}) => ({lang: code, url: siteUrl + to.slice(1)}));
  let outputDir = '';

  /** The JPEGs of a page's photographs. */
  function readPhotographs(pageUrl: string): string[] {
    const file = path.join(outputDir, `${pageUrl.slice(siteUrl.length) || 'index'}.html`);
    const photographs = photographsOf(readFileSync(file, 'utf8'));
    return [...new Set(photographs.map((src) => new URL(src, siteUrl).href))];
  }

  const plugin = sitemapPlugin(context, {
    ...options,
    lastmod: hasFullHistory(siteDir) ? 'date' : null,
    createSitemapItems: async ({defaultCreateSitemapItems, ...params}) => {
      const items = await defaultCreateSitemapItems(params);
      // Docusaurus passes `links` and `img` on to the package sitemap, although its own type does not have them
      return items.map((item) => ({
        ...item,
        ...(links.some(({url}) => url === item.url) && {links}),
        img: readPhotographs(item.url).map((url) => ({url})),
      }));
    },
  });
  if (!plugin) return null;
  return {
    ...plugin,
    postBuild(props) {
      outputDir = props.outDir;
      return plugin.postBuild?.(props);
    },
  };
}

/** Whether git knows the last commit of every file: not in a shallow clone, and not without a repository. */
function hasFullHistory(siteDir: string): boolean {
  try {
    const command = 'git rev-parse --is-shallow-repository';
    const answer = execSync(command, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'});
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
