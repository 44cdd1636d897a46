import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {describedPages, structuredDataOf} from './graph';
import type {PageFacts} from './graph';

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
      for (const route of [...routesPaths].sort()) {
        const pagePath = `/${route.slice(baseUrl.length)}`;
        const file = path.join(outDir, `${pagePath === '/' ? 'index' : pagePath}.html`);
        if (!existsSync(file)) continue; // 404.html
        const html = readFileSync(file, 'utf8');
        const facts = readFacts(html, pagePath, headings, siteUrl);
        headings.set(pagePath, facts.heading);
        const data = structuredDataOf(facts, siteUrl);
        if (!data) continue;
        // JSON in a script must not end it
        const json = JSON.stringify(data).replaceAll('<', '\\u003c');
        const script = `<script type="application/ld+json">${json}</script></head>`;
        writeFileSync(
          file,
          html.replace('</head>', () => script),
        );
      }
    },
  };
}

/** @param headings - path → heading of the pages above this one */
function readFacts(
  html: string,
  pagePath: string,
  headings: ReadonlyMap<string, string>,
  siteUrl: string,
): PageFacts {
  // Most pages need the heading only, and there may be thousands of posts to parse
  const isWhole = describedPages.includes(pagePath);
  const $ = load(isWhole ? html : html.slice(html.indexOf('<h1'), html.indexOf('</h1>')));
  const text = (selection: ReturnType<typeof $>) => selection.text().replace(/\s+/g, ' ').trim();
  const [image] = $('main img').toArray();
  const src = image && $(image).attr('src');
  return {
    path: pagePath,
    heading: text($('h1')),
    ...(src && {image: {alt: $(image).attr('alt') ?? '', url: new URL(src, siteUrl).href}}),
    questions: $('main h2')
      .toArray()
      .map((heading) => ({
        question: text($(heading)),
        answer: text($(heading).nextUntil('h2')),
      })),
    parents: pathsAbove(pagePath).flatMap((parent) => {
      const heading = parent === '/' ? 'Home' : headings.get(parent);
      return heading ? {path: parent, heading} : [];
    }),
  };
}

/** `/`, `/news` for `/news/archive`; nothing for the home page. */
function pathsAbove(pagePath: string): string[] {
  if (pagePath === '/') return [];
  const parts = pagePath.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
