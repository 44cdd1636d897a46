import {expect, test} from 'vitest';
import type {Kind} from '../../company/newsroom';
import type {NewsPost} from '../types';
import {frontPage, kindRoutes, paginate} from './lists';

const post = (day: string, kind: Kind, frontMatter = {}) =>
  ({metadata: {card: {permalink: `/news/${day}`, day, kind}, frontMatter}}) as NewsPost;
const cardOf = ({metadata}: NewsPost) => metadata.card;

test('a paged list has an address for each page, and leads on and back', () => {
  const [first, second, third, ...others] = paginate(['a', 'b', 'c', 'd', 'e'], 2, '/x');
  expect(first).toEqual({
    items: ['a', 'b'],
    paging: {permalink: '/x', page: 1, totalPages: 3, nextPage: '/x/page/2'},
  });
  expect(second?.paging).toMatchObject({page: 2, previousPage: '/x', nextPage: '/x/page/3'});
  expect(third?.paging).toMatchObject({page: 3, previousPage: '/x/page/2', nextPage: undefined});
  expect(others).toEqual([]);
});

test('a list without items still has its one page', () => {
  expect(paginate([], 3, '/x')).toMatchObject([{items: [], paging: {page: 1, totalPages: 1}}]);
});

test('each kind has a list below the base URL', () => {
  const card = cardOf(post('2025-03-01', 'press-release'));
  const routes = kindRoutes([card], 'Page', '/evo/');
  expect(routes.map(({path}) => path)).toContain('/evo/news/press-releases');
  expect(routes.map(({props}) => props)).toContainEqual(
    expect.objectContaining({kind: 'press-release', posts: [card]}),
  );
});

test('the front page leads with the newest featured post, or else with the newest story', () => {
  const release = post('2025-03-01', 'press-release');
  const story = post('2025-02-02', 'news');
  const featured = ['2025-02-01', '2025-01-01'].map((day) => post(day, 'news', {featured: true}));
  expect(frontPage([release, story, ...featured], '/')).toMatchObject({
    featured: {day: '2025-02-01'},
    side: [{day: '2025-02-02'}, {day: '2025-01-01'}],
    press: [cardOf(release)],
  });
  expect(frontPage([release, story], '/').featured).toBe(cardOf(story));
  expect(frontPage([release], '/').featured).toBe(cardOf(release));
  expect(() => frontPage([], '/')).toThrow('No post is published');
});
