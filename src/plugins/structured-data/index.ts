import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages, headOf, mainOf, titleOf, writePage} from '../html';
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
        const facts = {
          path,
          trail: trailTo(path, titles),
          questions: () => questionsOf(html),
          image: () => firstImageOf(html, siteUrl),
        };
        const data = structuredDataOf(facts, siteUrl);
        if (!data) continue;
        const json = JSON.stringify(data).replaceAll('<', '\\u003c'); // must not end the script
        writePage(page, `<script type="application/ld+json">${json}</script>`);
      }
    },
  };
}

/** The second headings of a page, and the text below each. */
function questionsOf(html: string) {
  const $ = mainOf(html);
  const text = (part: ReturnType<typeof $>) => part.text().replace(/\s+/g, ' ').trim();
  return $('h2')
    .toArray()
    .map((heading) => ({
      question: text($(heading)),
      answer: text($(heading).nextUntil('h2')),
    }));
}

function firstImageOf(html: string, siteUrl: string) {
  const {src, alt = ''} = mainOf(html)('img').attr() ?? {};
  return src ? {alt, url: new URL(src, siteUrl).href} : undefined;
}

/** The home page, `/news` and `/news/archive` for `/news/archive`, as far as they are pages. */
function trailTo(pagePath: string, titles: ReadonlyMap<string, string>) {
  const parts = pagePath === '/' ? [] : pagePath.split('/').slice(1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].flatMap(
    (path) => {
      const title = titles.get(path);
      return title ? [{path, title}] : [];
    },
  );
}
