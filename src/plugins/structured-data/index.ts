import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages, headOf, titleOf, writePage} from '../html';
import {structuredDataOf} from './graph';

/**
 * Adds structured data for search engines to the HTML of the pages (./graph.ts). The theme adds that of posts.
 *
 * `postBuild` is synchronous, so that other plugins' changes of the pages are not lost.
 */
export default function structuredData({baseUrl, siteConfig}: LoadContext): Plugin {
  const siteUrl = (siteConfig.url + baseUrl).replace(/\/$/, '');
  return {
    name: 'evo-structured-data',

    postBuild({outDir, routesPaths}) {
      const titles = new Map<string, string>();
      // Parents first
      for (const page of builtPages(outDir, baseUrl, [...routesPaths].sort())) {
        const {path, html} = page;
        titles.set(path, path === '/' ? 'Home' : titleOf(headOf(html)));
        const data = structuredDataOf({path, html, trail: trailTo(path, titles)}, siteUrl);
        if (!data) continue;
        const json = JSON.stringify(data).replaceAll('<', '\\u003c'); // must not end the script
        writePage(page, `<script type="application/ld+json">${json}</script>`);
      }
    },
  };
}

/** The home page, `/news` and `/news/archive` for `/news/archive`, as far as they are pages. */
function trailTo(pagePath: string, titles: ReadonlyMap<string, string>) {
  const names = pagePath.split('/').filter((name) => name !== '');
  const paths = ['', ...names].map((_, end) => `/${names.slice(0, end).join('/')}`);
  return paths.flatMap((path) => {
    const title = titles.get(path);
    return title ? [{path, title}] : [];
  });
}
