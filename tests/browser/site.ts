import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {mainRoutes} from '../routes';

/** The built site. */
export const build = fileURLToPath(new URL('../../build', import.meta.url));

/** Every address of the site, as its sitemap names them. */
export function addresses(): string[] {
  let sitemap: string;
  try {
    sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  } catch {
    throw new Error('There is no built site. Run npm run build first.');
  }
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .sort();
}

/**
 * One address of each kind of page: every main route, and of the others, which posts and lists make, one for each set
 * of parts. For what does not depend on a page's words.
 */
export function kindsOfPages(): string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses()) {
    const html = readFileSync(
      path.join(build, `${address === '/' ? '/index' : address}.html`),
      'utf8',
    );
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const classes = [...main.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/),
    );
    const isMain = (mainRoutes as readonly string[]).includes(address);
    const kind = isMain ? address : [...new Set(classes)].sort().join(' ');
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}
