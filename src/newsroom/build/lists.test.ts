import {describe, expect, test} from 'vitest';
import {archiveOf, paginate, pickFeatured, relatedPosts} from './lists';
import type {PostCard} from '../types';

type Post = PostCard & {featured?: boolean};

const post = (day: string, more: Partial<Post> = {}): Post => ({
  title: `Post of ${day}`,
  description: 'A post.',
  permalink: `/news/${day}`,
  day,
  kind: 'news',
  tags: [],
  imageAlt: 'A cab',
  ...more,
});
const tagged = (day: string, ...names: string[]) =>
  post(day, {tags: names.map((name) => ({label: name, permalink: `/news/tags/${name}`}))});

test('a paged list has an address for each page, and leads on and back', () => {
  const [first, second, third, ...others] = paginate(['a', 'b', 'c', 'd', 'e'], 2, '/x');
  expect(first).toEqual({
    items: ['a', 'b'],
    permalink: '/x',
    paging: {page: 1, total: 3, next: '/x/page/2'},
  });
  expect(second?.paging).toEqual({page: 2, total: 3, previous: '/x', next: '/x/page/3'});
  expect(third?.paging).toEqual({page: 3, total: 3, previous: '/x/page/2'});
  expect(others).toEqual([]);
});

test('a list without items still has its one page', () => {
  expect(paginate([], 3, '/x')).toEqual([
    {items: [], permalink: '/x', paging: {page: 1, total: 1}},
  ]);
});

test('the featured story is the newest that says so, or else the newest story', () => {
  const release = post('2025-03-01', {kind: 'press-release'});
  const [newer, older] = ['2025-02-01', '2025-01-01'].map((day) => post(day, {featured: true}));
  expect(pickFeatured([release, newer, older] as Post[])).toBe(newer);
  const story = post('2025-02-02');
  expect(pickFeatured([release, story])).toBe(story);
});

describe('related posts', () => {
  const one = tagged('2025-06-01', 'rides', 'tourism');

  test('share topics, the most first; time decides between equals', () => {
    const both = tagged('2024-01-01', 'tourism', 'rides');
    const near = tagged('2025-05-01', 'rides');
    const far = tagged('2024-05-01', 'rides');
    const other = tagged('2025-05-31', 'fleet');
    expect(relatedPosts(one, [other, one, near, far, both])).toEqual([both, near, far]);
  });

  test('never hold the post itself, or its neighbours', () => {
    const newer = post('2025-06-02');
    expect(relatedPosts(one, [newer, one])).toEqual([newer]);
    expect(relatedPosts(one, [newer, one], [newer.permalink, undefined])).toEqual([]);
  });
});

test('the archive has a page a year, with months; the newest is the archive itself', () => {
  const days = ['2025-12-09', '2025-12-01', '2025-01-14', '2024-11-19'];
  const archive = archiveOf(
    days.map((day) => post(day)),
    '/news/archive',
  );
  expect(archive.map(({permalink}) => permalink)).toEqual(['/news/archive', '/news/archive/2024']);
  expect(archive[0]?.months.map(({label, posts}) => [label, posts.length])).toEqual([
    ['December', 2],
    ['January', 1],
  ]);
  const counts = [
    [2025, 3],
    [2024, 1],
  ];
  for (const {years} of archive)
    expect(years.map(({year, count}) => [year, count])).toEqual(counts);
});
