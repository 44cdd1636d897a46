import {siteUrl} from '../../company/site';
import {titleOf} from '../../plugins/html';
import type {Step} from '../page';
import {structuredDataOf} from './graph';

/**
 * Adds structured data for search engines to the pages (./graph.ts). The theme adds that of posts. Rendered by React, it
 * would also be in the scripts that visitors load, and no page knows the titles of its parents.
 */
export function structuredData(): Step {
  const titles = new Map([['/', 'Home']]);
  return {
    onPage(page) {
      const {path, head} = page;
      if (path === '/404') return;
      if (path !== '/') titles.set(path, titleOf(head));
      const data = structuredDataOf(page, trailTo(path, titles), siteUrl);
      if (!data) return;
      const json = JSON.stringify(data).replaceAll('<', '\\u003c'); // must not end the script
      page.addToHead(`<script type="application/ld+json">${json}</script>`);
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
