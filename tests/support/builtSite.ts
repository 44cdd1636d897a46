import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {mainRoutes} from './routes';

/** The project's folder: npm runs every script there. */
export const root = process.cwd();

/** The built site under test. runBrowser.ts names another folder for the plain build. */
export const build = path.join(root, process.env['BUILD_FOLDER'] ?? 'build');

function read(file: string): string {
  try {
    return readFileSync(path.join(build, file), 'utf8');
  } catch {
    throw new Error(
      `${path.relative(root, build)}/${file} is missing.\n→ Run npm run build first.`,
    );
  }
}

/** Every URL path in the sitemap. */
export function addresses(): string[] {
  return [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .sort();
}

/** Returns the HTML of a page. */
function htmlOf(address: string): string {
  return read(`${address === '/' ? 'index' : address.slice(1)}.html`);
}

/** The address of any post whose HTML matches a pattern, the newest first. */
export function postWith(pattern: RegExp): string {
  const posts = addresses().filter((address) => /^\/news\/\d{4}\//.test(address));
  const found = posts.reverse().find((address) => pattern.test(htmlOf(address)));
  if (!found) throw new Error(`No post in news/ matches ${String(pattern)}.`);
  return found;
}

/** The addresses that together show every component. */
export const kindsOfPages = (): string[] => [
  ...mainRoutes,
  '/news/archive',
  '/news/press-kit',
  postWith(/./),
];
