import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {categories} from '../../src/company/newsroom';
import {siteUrl} from '../../src/company/site';
import {isPublic, posts} from './news';
import {expectNone, pageAt, plain, resolve} from './site';

interface Item {
  link: string;
  title: string;
  /** HTML. */
  content: string;
}

/** Reads an RSS, Atom or JSON feed. */
function readFeed(text: string): Item[] {
  if (text.startsWith('{')) {
    type JsonItem = Record<'url' | 'title' | 'content_html', string>;
    const {items} = JSON.parse(text) as {items: JsonItem[]};
    return items.map(({url, title, content_html}) => ({link: url, title, content: content_html}));
  }
  const $ = load(text, {xml: true});
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
  const types = feeds.map(({type}) => type);
  expect(types).toContain('application/rss+xml');
  expect(types).toContain('application/atom+xml');
});

test.each(feeds)('the feed $href exists', ({href}) => {
  expect(resolve(href, pageAt('/')).problem).toBeUndefined();
});

const built = feeds.map(({href}) => ({href, file: resolve(href, pageAt('/')).file ?? ''}));

describe.each(built.filter(({file}) => file !== ''))('the feed $href', ({href, file}) => {
  const items = readFeed(readFileSync(file, 'utf8'));
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

  test('has the title and the full text of each post, with absolute addresses', () => {
    expectNone(
      newest.flatMap(({permalink, frontMatter, content}) => {
        const item = items.find(({link}) => link === siteUrl + permalink);
        if (!item) return [];
        const words =
          content
            .replace(/<!--[^]*?-->/g, '')
            .match(/[a-z]+(?: [a-z]+){3}/gi)
            ?.at(-1) ?? '';
        const [relative] = /(?:href|src|srcset)="\/[^"]*/.exec(item.content) ?? [];
        const isSample = frontMatter['sample'] === true;
        const hasTitle = plain(item.title) === plain(String(frontMatter['title']));
        return [
          ...(hasTitle ? [] : ['its title']),
          ...(item.content.includes(words) ? [] : [`the words “${words}”`]),
          ...(relative ? [`an absolute address for ${relative}"`] : []),
          ...(isSample && !item.content.includes('Sample') ? ['the mark of samples'] : []),
        ].map((part) => `${permalink} lacks ${part} in ${href}`);
      }),
    );
  });
});
