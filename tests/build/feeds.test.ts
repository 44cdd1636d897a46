import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {build} from '../browser/site';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const home = load(read('index.html'));

describe.each(['news/rss.xml', 'news/press-releases/rss.xml'])('%s', (file) => {
  const $ = load(read(file), {xml: true});
  const items = $('item').toArray();

  test('is RSS 2.0 with a title, an address and a description', () => {
    expect($('rss').attr('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description']) {
      expect($(`channel > ${name}`).text().trim(), name).not.toBe('');
    }
    expect($('channel > link').text()).toMatch(/^https:\/\//);
  });

  test('gives each post a title, an absolute address, a day and its words in full', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const title = $(item).find('title').text();
      expect(title).not.toBe('');
      expect($(item).find('link').text(), title).toMatch(/^https:\/\/.+\/news\/\d{4}\//);
      expect(Number.isNaN(Date.parse($(item).find('pubDate').text())), title).toBe(false);
      const content = $(item).find('content\\:encoded').text();
      expect(load(content).text().split(/\s+/).length, title).toBeGreaterThan(100);
      expect(content, title).not.toMatch(/(?:href|src|srcset)="\//);
    }
  });

  test('names each post once, the newest first', () => {
    const ids = items.map((item) => $(item).find('guid').text());
    expect(new Set(ids).size).toBe(ids.length);
    const days = items.map((item) => Date.parse($(item).find('pubDate').text()));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});

test('the press feed holds press releases alone, and all of them', () => {
  const $ = load(read('news/press-releases/rss.xml'), {xml: true});
  const $all = load(read('news/rss.xml'), {xml: true});
  expect($('item').length).toBe(7);
  expect($all('item').length).toBeGreaterThan($('item').length);
});

test('the Atom feed has an id, a date and entries with ids, dates, addresses and words', () => {
  const $ = load(read('news/atom.xml'), {xml: true});
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated'])
    expect($(`feed > ${name}`).text(), name).not.toBe('');
  const entries = $('entry').toArray();
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated', 'content']) {
      expect($(entry).find(name).text().trim(), name).not.toBe('');
    }
    expect($(entry).find('link').attr('href')).toMatch(/^https:\/\//);
  }
});

test('the JSON feed says its version and has items with ids, addresses and words', () => {
  const feed = JSON.parse(read('news/feed.json')) as {
    version: string;
    items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items.length).toBeGreaterThan(5);
  for (const {id, url, title, content_html: html} of feed.items) {
    expect(id).not.toBe('');
    expect(title).not.toBe('');
    expect(url).toMatch(/^https:\/\//);
    expect(html).toContain('<p>');
  }
});

test('all four are announced in the head of every page', () => {
  const announced = home('link[rel="alternate"][type]')
    .map((_, link) => home(link).attr('href'))
    .toArray();
  expect(announced).toEqual(
    expect.arrayContaining([
      '/news/rss.xml',
      '/news/atom.xml',
      '/news/feed.json',
      '/news/press-releases/rss.xml',
    ]),
  );
});
