import {describe, expect, test} from 'vitest';
import {archiveOf, paginate, pickFeatured, relatedPosts} from './lists';
import type {PostCard} from '../types';

function post(
  day: string,
  more: Partial<PostCard> & {featured?: boolean} = {},
): PostCard & {featured?: boolean} {
  return {
    title: `Post of ${day}`,
    description: 'A post.',
    permalink: `/news/${day}`,
    day,
    kind: 'news',
    tags: [],
    imageAlt: 'A cab',
    ...more,
  };
}
const tag = (name: string) => ({label: name, permalink: `/news/tags/${name}`});

describe('a paged list', () => {
  test('has three press releases a page, with an address for each page', () => {
    const pages = paginate(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3, '/news/press-releases');
    expect(pages.map(({items}) => items.join(''))).toEqual(['abc', 'def', 'g']);
    expect(pages.map(({permalink}) => permalink)).toEqual([
      '/news/press-releases',
      '/news/press-releases/page/2',
      '/news/press-releases/page/3',
    ]);
  });

  test('leads on and back, and nowhere at its ends', () => {
    const [first, second] = paginate([1, 2, 3, 4], 3, '/x');
    expect(first?.paging).toEqual({page: 1, total: 2, next: '/x/page/2'});
    expect(second?.paging).toEqual({page: 2, total: 2, previous: '/x'});
  });

  test('without items still has its one page', () => {
    expect(paginate([], 3, '/x')).toEqual([
      {items: [], permalink: '/x', paging: {page: 1, total: 1}},
    ]);
  });
});

describe('the featured story', () => {
  test('is the newest that says so', () => {
    const posts = [
      post('2025-03-01'),
      post('2025-02-01', {featured: true}),
      post('2025-01-01', {featured: true}),
    ];
    expect(pickFeatured(posts)?.day).toBe('2025-02-01');
  });

  test('is the newest story when none says so', () => {
    const posts = [post('2025-03-01', {kind: 'press-release'}), post('2025-02-01')];
    expect(pickFeatured(posts)?.day).toBe('2025-02-01');
  });
});

describe('related posts', () => {
  const one = post('2025-06-01', {tags: [tag('rides'), tag('tourism')]});

  test('share topics, the most first; time decides between equals', () => {
    const both = post('2024-01-01', {tags: [tag('tourism'), tag('rides')]});
    const near = post('2025-05-01', {tags: [tag('rides')]});
    const far = post('2024-05-01', {tags: [tag('rides')]});
    const other = post('2025-05-31', {tags: [tag('fleet')]});
    expect(relatedPosts(one, [other, one, near, far, both])).toEqual([both, near, far]);
  });

  test('never hold the post itself, or its neighbours', () => {
    const newer = post('2025-06-02');
    expect(relatedPosts(one, [newer, one])).toEqual([newer]);
    expect(relatedPosts(one, [newer, one], [newer.permalink, undefined])).toEqual([]);
  });
});

describe('the archive', () => {
  const archive = archiveOf(
    [post('2025-12-09'), post('2025-12-01'), post('2025-01-14'), post('2024-11-19')],
    '/news/archive',
  );

  test('has a page a year; the newest is the archive itself', () => {
    expect(archive.map(({year, permalink}) => [year, permalink])).toEqual([
      [2025, '/news/archive'],
      [2024, '/news/archive/2024'],
    ]);
  });

  test('says how many there are in each year, on every page', () => {
    for (const {years} of archive)
      expect(years.map(({year, count}) => [year, count])).toEqual([
        [2025, 3],
        [2024, 1],
      ]);
  });

  test('groups by month', () => {
    expect(archive[0]?.months.map(({label, posts}) => [label, posts.length])).toEqual([
      ['December', 2],
      ['January', 1],
    ]);
  });
});
