import {test} from 'vitest';
import {expectNone, pages, type Page} from './site';

test.each([
  ['title', ({$}: Page) => $('title').text()],
  ['description', ({$}: Page) => $('meta[name="description"]').attr('content')],
])('every page has its own %s', (what, valueOf) => {
  const owners = new Map<string, string>();
  expectNone(
    pages.flatMap((page) => {
      const value = valueOf(page)?.trim() ?? '';
      const owner = owners.get(value);
      owners.set(value, page.path);
      if (value === '' && page.path !== '/404') return [`${page.path} has no ${what}`];
      return owner && value ? [`${page.path} has the ${what} of ${owner}: ${value}`] : [];
    }),
  );
});
