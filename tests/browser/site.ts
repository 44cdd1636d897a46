import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

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
