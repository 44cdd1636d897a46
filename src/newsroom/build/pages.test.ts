import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import type {NewsPost} from './cards';
import {newsroomPages} from './pages';

test('every page of the newsroom is below the base URL', () => {
  const content = {blogTags: {}, blogTagsListPath: '/evo/news/tags', authorsMap: {}};
  const card = {kind: 'press-release', day: '2025-01-14', tags: [], permalink: '/evo/news/a'};
  const posts = [{post: {}, card, featured: false}];
  const pages = newsroomPages(
    content as unknown as BlogContent,
    posts as unknown as NewsPost[],
    '/evo/news',
  );
  const paths = pages.map(({path}) => path);
  expect(paths).toContain('/evo/news/press-releases');
  expect(paths.filter((path) => !/^\/evo\/news(?:\/|$)/.test(path))).toEqual([]);
});
