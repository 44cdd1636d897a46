import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {isPublished} from '../../src/clock';
import {build, root} from '../support/builtSite';
import {pageAt} from './pages';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const xml = (file: string) => load(read(file), {xml: true});

/** Press releases in news/, drafts and scheduled posts left out. */
const releases = globSync('news/*/index.md', {cwd: root}).filter((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const day = /(\d{4}-\d{2}-\d{2})/.exec(file)?.[1] ?? '';
  const isPublic = !/^draft: true/m.test(text) && isPublished(day);
  return isPublic && /^kind: press-release/m.test(text);
});

test.each(['news/rss.xml', 'news/press-releases/rss.xml'])(
  '%s has every post once, newest first, with full text and absolute URLs',
  (file) => {
    const $ = xml(file);
    const items = $('item').toArray();
    const days = items.map((item) => Date.parse($(item).find('pubDate').text()));
    expect(days.length).toBeGreaterThan(0);
    expect(days).not.toContain(Number.NaN);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(new Set(items.map((item) => $(item).find('guid').text())).size).toBe(items.length);
    for (const item of items) {
      const title = $(item).find('title').text();
      expect(title).not.toBe('');
      expect($(item).find('link').text(), title).toMatch(/^https:\/\/.+\/news\/\d{4}\//);
      const content = $(item).find('content\\:encoded').text();
      expect(load(content).text().split(/\s+/).length, title).toBeGreaterThan(50);
      expect(content, title).not.toMatch(/(?:href|src|srcset)="\//);
    }
  },
);

test('the press feed has the press releases of news/ and nothing else', () => {
  expect(xml('news/press-releases/rss.xml')('item')).toHaveLength(Math.min(releases.length, 50));
  expect(xml('news/rss.xml')('item').length).toBeGreaterThan(releases.length);
});

test('the Atom feed and the JSON feed have the text of the same posts', () => {
  const length = xml('news/rss.xml')('item').length;
  const entries = xml('news/atom.xml')('entry > content').toArray();
  const {items} = JSON.parse(read('news/feed.json')) as {items: {content_html: string}[]};
  const contents = [
    ...entries.map((each) => load(each).text()),
    ...items.map((each) => each.content_html),
  ];
  expect([entries.length, items.length]).toEqual([length, length]);
  for (const content of contents) expect(content).toContain('<p>');
});

test('every page announces all four feeds', () => {
  const {$} = pageAt('/about');
  const announced = $('link[rel="alternate"][type]').map((_, link) => $(link).attr('href'));
  const feeds = ['rss.xml', 'atom.xml', 'feed.json', 'press-releases/rss.xml'];
  expect(announced.get()).toEqual(expect.arrayContaining(feeds.map((file) => `/news/${file}`)));
});
