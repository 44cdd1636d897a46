import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {categories} from '../../src/company/newsroom';
import {baseUrl, siteUrl} from '../../src/company/site';
import {isPublic, posts} from './news';
import {fileOf, pageAt, plain} from './site';

/** Reads the items of an RSS or Atom feed. The content of each is HTML. */
function readFeed(file: string) {
  const $ = load(readFileSync(file, 'utf8'), {xml: true});
  const itemOf = (item: Parameters<typeof $>[0]) => ({
    link: $(item).find('link').attr('href') ?? $(item).find('link').text(),
    title: load($(item).find('title').text()).text(),
    content: $(item).find('content\\:encoded, content').text(),
  });
  return $('item, entry').toArray().map(itemOf);
}

const feeds = pageAt('/')
  .$('link[rel="alternate"][type]')
  .map((_, {attribs: {href = '', type = ''}}) => ({href, type}))
  .get();

test('pages announce an RSS and an Atom feed', () => {
  const types = ['application/rss+xml', 'application/atom+xml'];
  expect(feeds.map(({type}) => type)).toEqual(expect.arrayContaining(types));
});

describe.each(feeds)('the feed $href', ({href}) => {
  const items = readFeed(fileOf(href.slice(baseUrl.length)));
  const isPress = href.includes(categories['press-release'].permalink);
  const newest = posts
    .filter((post) => isPublic(post) && (!isPress || post.frontMatter['kind'] === 'press-release'))
    .slice(0, 50);

  test('has its posts, newest first', () => {
    const urls = newest.map(({permalink}) => siteUrl + permalink);
    const found = items.map(({link}) => link);
    expect(found.toSorted()).toEqual(urls.toSorted());
    const days = found.map((url) => newest[urls.indexOf(url)]?.day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test.each(newest)('has the full text of $permalink, and its mark', (post) => {
    const item = items.find(({link}) => link === siteUrl + post.permalink);
    const shown = post.text.replace(/<!--[^]*?-->/g, '');
    expect(plain(item?.title ?? '')).toBe(plain(String(post.frontMatter['title'])));
    expect(item?.content).toContain(shown.match(/[a-z]+(?: [a-z]+){3}/gi)?.at(-1) ?? '');
    expect(item?.content, 'addresses are absolute').not.toMatch(/(?:href|src|srcset)="\//);
    if (post.frontMatter['sample'] === true) expect(item?.content).toContain('Sample');
  });

  test('shows each image of a text once', () => {
    for (const {permalink, text} of newest) {
      const item = items.find(({link}) => link === siteUrl + permalink);
      const images = load(item?.content ?? '')('img').toArray();
      expect(images, permalink).toHaveLength(text.match(/!\[/g)?.length ?? 0);
    }
  });
});
