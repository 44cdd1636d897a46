import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages, mainOf, writePage} from '../html';
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
      const headings = new Map<string, string>();
      // Parents first
      for (const page of builtPages(outDir, baseUrl, [...routesPaths].sort())) {
        const {path} = page;
        const $ = mainOf(page.html);
        const text = (part: ReturnType<typeof $>) => part.text().replace(/\s+/g, ' ').trim();
        headings.set(path, path === '/' ? 'Home' : text($('h1')));
        const {src, alt = ''} = $('img').attr() ?? {};
        const facts = {
          path,
          trail: trailTo(path, headings),
          questions: $('h2')
            .toArray()
            .map((heading) => ({
              question: text($(heading)),
              answer: text($(heading).nextUntil('h2')),
            })),
          image: src ? {alt, url: new URL(src, siteUrl).href} : undefined,
        };
        const data = structuredDataOf(facts, siteUrl);
        if (!data) continue;
        const json = JSON.stringify(data).replaceAll('<', '\\u003c'); // must not end the script
        writePage(page, `<script type="application/ld+json">${json}</script>`);
      }
    },
  };
}

/** The home page, `/news` and `/news/archive` for `/news/archive`, as far as they are pages. */
function trailTo(pagePath: string, headings: ReadonlyMap<string, string>) {
  const parts = pagePath === '/' ? [] : pagePath.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].flatMap(
    (path) => {
      const heading = headings.get(path);
      return heading ? [{path, heading}] : [];
    },
  );
}
