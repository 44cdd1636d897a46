import {expect, test} from 'vitest';
import {candidates} from './serverRoutes';

const routes = [
  {path: '/news', exact: true},
  {path: '/news/2025/01/14/a-tree', exact: true},
  {path: '/handbook', exact: false},
  {path: '/tags/:tag', exact: true},
  {path: '/', exact: true},
  {path: '*'},
];
const paths = (address: string) => candidates(routes, address).map(({path}) => path);

test('a page is looked for among the routes of its address and those that stand for several', () => {
  expect(paths('/news')).toEqual(['/news', '/handbook', '/tags/:tag', '*']);
  expect(paths('/')).toEqual(['/handbook', '/tags/:tag', '/', '*']);
  expect(paths('/no-such-page')).toEqual(['/handbook', '/tags/:tag', '*']);
});

test('a slash at the end and capitals are as good, as in the router itself', () => {
  expect(paths('/News/')).toContain('/news');
});
