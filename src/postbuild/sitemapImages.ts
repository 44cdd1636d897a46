import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteUrl} from '../company/site';
import type {Step} from './page';

/** Adds the photographs of pages to the sitemap. */
export function sitemapImages(outDir: string): Step {
  const file = path.join(outDir, 'sitemap.xml');
  /** URL of a page → paths of its photographs */
  const photographs = new Map<string, Set<string>>();
  return {
    onPage(page) {
      const files = page.pictures.map(({src = ''}) => src).filter((src) => src.endsWith('.jpg'));
      photographs.set(siteUrl + page.path, new Set(files));
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
