import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';

import {isLive, now} from '../../src/newsroom/build/schedule';
import {build, root} from '../support/builtSite';
import {pageAt} from './pages';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const xml = (file: string) => load(read(file), {xml: true});

/** Press releases in news/, drafts and scheduled posts left out. */
const releases = globSync('news/*/index.md', {cwd: root}).filter((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const day = /(\d{4}-\d{2}-\d{2})/.exec(file)?.[1] ?? '';
  const isPublic = !/^draft: true/m.test(text) && isLive(day, now());
  return isPublic && /^kind: press-release/m.test(text);
});

describe.each(['news/rss.xml', 'news/press-releases/rss.xml'])('%s', (file) => {
  const $ = xml(file);
  const items = $('item').toArray();

  test('is RSS 2.0 with a title, a link and a description', () => {
    expect($('rss').attr('version')).toBe('2.0');
    for (const name of ['title', 'description']) {
      expect($(`channel > ${name}`).text().trim(), name).not.toBe('');
    }
    expect($('channel > link').text()).toMatch(/^https:\/\//);
  });

  test('has every post once, newest first, with full text and absolute URLs', () => {
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
  });
});

test('the press feed has the press releases of news/ and nothing else', () => {
  expect(xml('news/press-releases/rss.xml')('item')).toHaveLength(Math.min(releases.length, 50));
  expect(xml('news/rss.xml')('item').length).toBeGreaterThan(releases.length);
});

test('the Atom feed and the JSON feed have ids, titles, URLs and text', () => {
  const $ = xml('news/atom.xml');
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  expect($('entry').length).toBeGreaterThan(5);
  for (const entry of $('feed, entry').toArray()) {
    const names = entry.name === 'feed' ? ['id', 'title', 'updated'] : ['id', 'title', 'content'];
    for (const name of names) expect($(entry).children(name).text().trim(), name).not.toBe('');
    expect($(entry).children('link').attr('href')).toMatch(/^https:\/\//);
  }
  const {version, items} = JSON.parse(read('news/feed.json')) as {
    version: string;
    items: Record<'id' | 'url' | 'title' | 'content_html', string>[];
  };
  expect(version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(items).toHaveLength($('entry').length);
  for (const {id, url, title, content_html: html} of items) {
    expect([id, title]).not.toContain('');
    expect(url).toMatch(/^https:\/\//);
    expect(html).toContain('<p>');
  }
});

test('every page announces all four feeds', () => {
  const {$} = pageAt('/about');
  const announced = $('link[rel="alternate"][type]').map((_, link) => $(link).attr('href'));
  const feeds = ['rss.xml', 'atom.xml', 'feed.json', 'press-releases/rss.xml'];
  expect(announced.get()).toEqual(expect.arrayContaining(feeds.map((file) => `/news/${file}`)));
});
