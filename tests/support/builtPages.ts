import {readFileSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

/** npm runs every script in the project's folder. */
const build = path.resolve('build');

/** The addresses of the main pages, which show every section. */
export const mainPages = [
  '/',
  '/about',
  '/ride',
  '/drive',
  '/commercial',
  '/charge',
  '/news',
  '/business',
  '/what-we-do',
  '/sustainability',
  '/contact',
  '/help',
];

/** An address that no page has. */
export const unknownAddress = '/news/2025/no/such/post';

const isRedirect = (file: string) =>
  readFileSync(path.join(build, file), 'utf8').includes('http-equiv="refresh"');

/** The address of every page in `build/` but the 404 page and redirects. */
export const allPages = globSync('**/*.html', {cwd: build, ignore: ['404.html', 'admin/**']})
  .filter((file) => !isRedirect(file))
  .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
  .sort();

if (allPages.length === 0) throw new Error('build/ has no pages.\n→ Run npm run build first.');

/** The addresses of the posts, the oldest first. */
export const posts = allPages.filter((address) => /^\/news\/\d{4}\/\d\d\//.test(address));
