import {expect, test} from 'vitest';
import type {Kind} from '../../company/newsroom';
import type {NewsPost} from '../types';
import {frontPage, paginate} from './lists';

const post = (day: string, kind: Kind, frontMatter = {}) =>
  ({
    metadata: {card: {permalink: `/news/${day}`, day, kind, tags: []}, frontMatter},
  }) as unknown as NewsPost;

test('a paged list has an address for each page, and leads on and back', () => {
  const pages = paginate(['a', 'b', 'c', 'd', 'e'], 2, '/x');
  expect(pages).toMatchObject([
    {items: ['a', 'b'], paging: {permalink: '/x', totalPages: 3, nextPage: '/x/page/2'}},
    {items: ['c', 'd'], paging: {page: 2, previousPage: '/x', nextPage: '/x/page/3'}},
    {items: ['e'], paging: {page: 3, previousPage: '/x/page/2', nextPage: undefined}},
  ]);
});

test('the front page leads with the newest featured post, or else with the newest story', () => {
  const release = post('2025-03-01', 'press-release');
  const story = post('2025-02-02', 'news');
  const featured = ['2025-02-01', '2025-01-01'].map((day) => post(day, 'news', {featured: true}));
  expect(frontPage([release, story, ...featured], '/')).toMatchObject({
    featured: {day: '2025-02-01'},
    side: [{day: '2025-02-02'}, {day: '2025-01-01'}],
  });
  expect(frontPage([release, story], '/')).toMatchObject({featured: {day: '2025-02-02'}});
  expect(frontPage([], '/')).toMatchObject({archives: [], press: {items: []}});
});
