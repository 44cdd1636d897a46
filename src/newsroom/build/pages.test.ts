import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import type {NewsPost} from './cards';
import {newsroomPages} from './pages';

const fleet = {label: 'Fleet', permalink: '/evo/news/tags/fleet'};
const rides = {label: 'Rides', permalink: '/evo/news/tags/rides'};
const card = {
  kind: 'press-release',
  day: '2025-01-14',
  tags: [fleet, rides],
  permalink: '/evo/news/a',
};
const content = {
  blogTags: {fleet, rides},
  blogTagsListPath: '/evo/news/tags',
  authorsMap: {},
} as unknown as BlogContent;
const posts = [{post: {}, card, featured: false}] as unknown as NewsPost[];
const pages = newsroomPages(content, posts, '/evo/news');

test('every page of the newsroom is below the base URL', () => {
  const paths = pages.map(({path}) => path);
  expect(paths).toContain('/evo/news/press-releases');
  expect(paths.filter((path) => !/^\/evo\/news(?:\/|$)/.test(path))).toEqual([]);
});

test('cards show the topic of their page', () => {
  const page = pages.find(({path}) => path === rides.permalink);
  expect(page?.data).toMatchObject({posts: [{permalink: card.permalink, tags: [rides]}]});
});
