import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {siteUrl} from '../company/site';
import type {Step} from './page';

/** Adds the photographs of pages to the sitemap. */
export function sitemapImages(outDir: string): Step {
  const file = path.join(outDir, 'sitemap.xml');
  /** URL of a page → paths of its photographs */
  const photographs = new Map<string, Set<string>>();
  return {
    onPage(page) {
      const pictures = page.html.match(/<picture[^]*?<\/picture>/g) ?? [];
      const images = load(pictures.join(''))('img[src$=".jpg"]').toArray();
      photographs.set(
        siteUrl + page.path,
        new Set(images.map(({attribs}) => attribs['src'] ?? '')),
      );
    },

    finish() {
      if (!existsSync(file)) return; // Docusaurus writes none for a site that search engines must not list
      const sitemap = readFileSync(file, 'utf8').replace(
        /<loc>([^<]+)<\/loc>[^]*?(?=<\/url>)/g,
        (entry, url: string) => {
          const tags = [...(photographs.get(url) ?? [])].map((image) => {
            return `<image:image><image:loc>${new URL(image, url).href}</image:loc></image:image>`;
          });
          return entry + tags.join('');
        },
      );
      writeFileSync(file, sitemap);
    },
  };
}
