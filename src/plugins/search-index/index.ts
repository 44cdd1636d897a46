import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginRouteConfig} from '@docusaurus/types';
import {searchLink} from '../../company/navigation';
import {searchIndexPath} from '../../company/site';
import {documentsOf} from './documents';

/** Writes what `<Search>` and the 404 page search in the browser, from the HTML of pages and news. */
export default function searchIndex({baseUrl}: LoadContext): Plugin {
  return {
    name: 'evo-search-index',

    postBuild({outDir, routes}) {
      const documents = routes.filter(isSearched).flatMap((route) => {
        const name = route.path.slice(baseUrl.length);
        const file = path.join(outDir, `${name || 'index'}.html`);
        return documentsOf(readFileSync(file, 'utf8'), `/${name}`, contentOf(route));
      });
      writeFileSync(path.join(outDir, searchIndexPath), JSON.stringify(documents));
    },
  };
}

const pages = 'docusaurus-plugin-content-pages';
const news = 'docusaurus-plugin-content-blog';

/** Pages that nobody looks for. */
const excluded = [searchLink.to, '/offline'];

/** Pages, posts, and the first page of each list of posts. */
function isSearched({path: permalink, plugin}: PluginRouteConfig): boolean {
  const isContent = plugin.name === pages || plugin.name === news;
  const isExcluded = excluded.some((page) => permalink.endsWith(page));
  return isContent && !isExcluded && !/\/page\/\d+$/.test(permalink);
}

/** Posts without what surrounds them. Lists only repeat the words of posts. */
function contentOf({plugin, metadata}: PluginRouteConfig): string | undefined {
  if (plugin.name === pages) return 'main';
  return metadata?.sourceFilePath ? '#__blog-post-container' : undefined;
}
