import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {categories, newsPages, type Kind} from '../../src/company/newsroom';
import {newsRoute} from '../../src/company/site';
import {isPublic, posts, type Post} from './news';
import {hrefOf, pageAt, pages, plain, textOf, type Page} from './site';

type Entries = Readonly<Record<string, Readonly<Record<string, string>>>>;
const readEntries = (file: string) => parse(readFileSync(file, 'utf8')) as Entries;
const tags = readEntries('news/tags.yml');
const authors = readEntries('news/authors.yml');

/** The post itself: further articles on its page are links to other posts. */
const articleOf = (page: Page) => page.$('main article').first();
const hasWords = (page: Page, words = '?') =>
  textOf(page, articleOf(page).get(0) ?? 'main').includes(plain(words));
const hasLink = (page: Page, href: string) =>
  articleOf(page).find(`a[href="${hrefOf(href)}"]`).length > 0;
const metaOf = ({$}: Page, name: string) =>
  plain($(`meta:is([name="${name}"], [property="${name}"])`).attr('content') ?? '');
const hasImage = (page: Page, alt?: string) =>
  articleOf(page)
    .find('img')
    .toArray()
    .some(({attribs}) => alt === undefined || plain(attribs['alt'] ?? '') === alt);
const isMarked = (page: Page) =>
  articleOf(page)
    .find('*')
    .toArray()
    .some((element) => textOf(page, element) === 'Sample');

/** The front matter of posts, and whether a page shows a value of it. */
const shows: Readonly<Record<string, (page: Page, value: string) => boolean>> = {
  title: (page, title) => textOf(page, 'h1') === title && textOf(page, 'title').startsWith(title),
  description: (page, words) => metaOf(page, 'description') === words && hasWords(page, words),
  kind: (page, kind) => hasLink(page, categories[kind as Kind].permalink),
  date: (page, day) => articleOf(page).find(`time[datetime="${day}"]`).length > 0,
  tags: (page, tag) => hasLink(page, `${newsRoute}/tags${tags[tag]?.['permalink']}`),
  authors: (page, author) => hasWords(page, authors[author]?.['name']),
  image: (page) => hasImage(page) && !metaOf(page, 'og:image').endsWith('/social-card.jpg'),
  imageAlt: (page, alt) => hasImage(page, alt) && metaOf(page, 'og:image:alt') === alt,
  imageCredit: hasWords,
  outlet: hasWords,
  outletUrl: hasLink,
  sample: (page, sample) => isMarked(page) === (sample === 'true'),
  featured: () => true, // src/newsroom/build/lists.test.ts
  draft: (_, draft) => draft === 'false',
};

/** The keys and values of a post, each item of a list by itself. A post that is no sample must not say that it is. */
const entriesOf = ({frontMatter, day}: Post) =>
  Object.entries({sample: false, ...frontMatter, date: day}).flatMap(([key, value]) =>
    [value].flat().map((item) => [key, plain(String(item))] as const),
  );

test.each(posts.filter(isPublic))('$file becomes a page with all of its front matter', (post) => {
  const page = pageAt(post.permalink);
  expect(entriesOf(post).filter(([key, value]) => !shows[key]?.(page, value))).toEqual([]);
});

test('no draft, and no post of a day to come, has a page', () => {
  const paths = new Set(pages.map(({path: permalink}) => permalink));
  const early = posts.filter((post) => !isPublic(post) && paths.has(post.permalink));
  expect(early.map(({file}) => file)).toEqual([]);
});

test.each(posts.filter(isPublic))(
  '$permalink is in the archive and in the list of its kind',
  (post) => {
    const link = `main a[href="${hrefOf(post.permalink)}"]`;
    for (const list of [
      newsPages.archive.permalink,
      categories[post.frontMatter['kind'] as Kind].permalink,
    ]) {
      // A list may have further pages
      const listPages = pages.filter(({path}) => path.startsWith(list));
      expect(
        listPages.some(({$}) => $(link).length > 0),
        list,
      ).toBe(true);
    }
  },
);
