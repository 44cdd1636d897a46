import {expect, test} from 'vitest';
import {pages, type Page} from './site';

test.each([
  ['title', ({$}: Page) => $('title').text()],
  ['description', ({$}: Page) => $('meta[name="description"]').attr('content')],
])('every page has its own %s', (_, valueOf) => {
  const listed = pages.filter(({path}) => path !== '/404');
  const values = listed.map(valueOf);
  const others = listed.filter((_page, at) => !values[at] || values.indexOf(values[at]) !== at);
  expect(others.map(({path}) => path)).toEqual([]);
});
