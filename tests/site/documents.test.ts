import {test} from 'vitest';
import {expectNone, expectOnEveryPage, pages, textOf, type Page} from './site';

test('every page has one h1, and its headings skip no level', () => {
  expectOnEveryPage((page) => {
    const headings = page.$('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
    const count = levels.filter((level) => level === 1).length;
    const skipped = headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
    return [
      ...(count === 1 ? [] : [`the page has ${count} h1 headings`]),
      ...skipped.map((each) => `<${each.tagName}> “${textOf(page, each)}” skips a level`),
    ];
  });
});

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

test('every id of a page is unique', () => {
  expectOnEveryPage(({$}) => {
    const ids = $('[id]')
      .map((_, {attribs}) => attribs['id'])
      .get();
    return ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `the id "${id}" is used twice`);
  });
});
