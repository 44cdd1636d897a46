import {readFileSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {preview} from './preview';

/** An address that no page has. */
export const unknownAddress = '/news/2025/no/such/post';

const isRedirect = (file: string) =>
  readFileSync(path.join(preview, file), 'utf8').includes('http-equiv="refresh"');

/** The address of every page of the preview but the 404 page and redirects. */
export const allPages = globSync('**/*.html', {cwd: preview, ignore: ['404.html', 'admin/**']})
  .filter((file) => !isRedirect(file))
  .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
  .sort();

if (allPages.length === 0) {
  throw new Error(
    'The browser tests need a build with the handbook.\n→ Run npm run build:preview first.',
  );
}

/** The addresses of the posts, the oldest first. */
export const posts = allPages.filter((address) => /^\/news\/\d{4}\/\d\d\//.test(address));
