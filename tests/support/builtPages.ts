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

interface BuiltPage {
  address: string;
  html: string;
}

/** Every page in `build/` but the 404 page and redirects. */
function readPages(): BuiltPage[] {
  const files = globSync('**/*.html', {cwd: build, ignore: ['404.html', 'admin/**']}).sort();
  if (files.length === 0) throw new Error('build/ has no pages.\n→ Run npm run build first.');
  return files
    .map((file) => ({
      address: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
      html: readFileSync(path.join(build, file), 'utf8'),
    }))
    .filter(({html}) => !html.includes('http-equiv="refresh"'));
}

const pages = readPages();

export const allPages = pages.map(({address}) => address);

/** The addresses of the posts, the oldest first. */
export const posts = allPages.filter((address) => /^\/news\/\d{4}\/\d\d\//.test(address));
