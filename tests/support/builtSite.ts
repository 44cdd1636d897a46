import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {mainRoutes, type Route} from './routes';

/** The project's folder: npm runs every script there. */
export const root = process.cwd();

/** The built site under test. deep/run.ts names the folders of the plain build and of the preview. */
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

const textRoutes: readonly Route[] = [
  '/services',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
];

/** The addresses that together show every component. The others have only text. */
export const kindsOfPages = (): string[] => [
  ...mainRoutes.filter((route) => !textRoutes.includes(route)),
  '/news/archive',
  '/news/press-kit',
  postWith(/./),
];
