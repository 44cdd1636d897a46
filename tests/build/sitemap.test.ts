import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {origin} from '../../src/company/site';
import {build, root} from '../support/builtSite';
import {follow, pageAt} from './pages';

const $ = load(readFileSync(path.join(build, 'sitemap.xml'), 'utf8'), {xml: true});
const {entries} = $.extract({
  entries: [{selector: 'url', value: {page: 'loc', lastmod: 'lastmod', images: ['image\\:loc']}}],
});

/** Undefined where git does not know it, as in a shallow clone. */
function lastCommit(file: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return new Date(git('log', '-1', '--format=%cI', '--', file)).toISOString().slice(0, 10);
}

test('pages and posts have the day of their last commit', () => {
  for (const [page, file] of [
    ['/ride', 'pages/ride.mdx'],
    [
      '/news/2025/10/28/up-to-shillong-without-a-sound',
      'news/2025-10-28-up-to-shillong-without-a-sound/index.md',
    ],
  ] as const) {
    const found = entries.find((each) => each.page === origin + page);
    expect(found?.lastmod, page).toBe(lastCommit(file));
  }
});

test('each page has its photographs, and every file exists', () => {
  for (const {page: url = '', images} of entries) {
    const page = pageAt(new URL(url).pathname);
    const broken = images.filter((image) => follow(image, page).kind !== 'file');
    expect(broken, url).toEqual([]);
    expect(images.length > 0, url).toBe(page.$('main picture > img[src$=".jpg"]').length > 0);
  }
  expect(entries.filter(({images}) => images.length > 0).length).toBeGreaterThan(10);
});
