import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {categories} from '../../src/company/newsroom';
import {baseUrl, siteUrl} from '../../src/company/site';
import {isPublic, posts} from './news';
import {expectNone, fileOf, pageAt, plain} from './site';

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
  const types = feeds.map(({type}) => type);
  expect(types).toContain('application/rss+xml');
  expect(types).toContain('application/atom+xml');
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

  test('has the title and the full text of each post, with absolute addresses', () => {
    expectNone(
      newest.flatMap(({permalink, frontMatter, text}) => {
        const item = items.find(({link}) => link === siteUrl + permalink);
        if (!item) return [];
        const shown = text.replace(/<!--[^]*?-->/g, '');
        const words = shown.match(/[a-z]+(?: [a-z]+){3}/gi)?.at(-1) ?? '';
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

  test('shows each image of a text once', () => {
    for (const {permalink, text} of newest) {
      const item = items.find(({link}) => link === siteUrl + permalink);
      const images = load(item?.content ?? '')('img').toArray();
      expect(images, permalink).toHaveLength(text.match(/!\[/g)?.length ?? 0);
    }
  });
});
