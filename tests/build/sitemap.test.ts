import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {build, root} from '../support/builtSite';
import {follow, pageAt} from './pages';

const $ = load(readFileSync(path.join(build, 'sitemap.xml'), 'utf8'), {xml: true});
const entries = $('url')
  .toArray()
  .map((entry) => {
    const texts = (name: string) =>
      $(entry)
        .find(name)
        .toArray()
        .map((element) => $(element).text());
    return {
      page: new URL(texts('loc')[0] ?? '').pathname,
      lastmod: texts('lastmod')[0],
      images: texts('image\\:loc'),
    };
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
    const entry = entries.find((each) => each.page === page);
    expect(entry?.lastmod, page).toBe(lastCommit(file));
  }
});

test('each page has its photographs, and every file exists', () => {
  for (const {page, images} of entries) {
    const broken = images.filter((image) => follow(image, pageAt(page)).kind !== 'file');
    expect(broken, page).toEqual([]);
    expect(images.length > 0, page).toBe(
      pageAt(page).$('main picture > img[src$=".jpg"]').length > 0,
    );
  }
  expect(entries.filter(({images}) => images.length > 0).length).toBeGreaterThan(10);
});
