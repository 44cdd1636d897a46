import {describe, expect, test} from 'vitest';

import {notFound, publicPages, type Page} from './site';

const title = ({$}: Page) => $('title').text().trim();
const description = ({$}: Page) => $('meta[name="description"]').attr('content')?.trim() ?? '';

/** Texts that more than one page has, with their pages. */
function shared(of: (page: Page) => string): string[] {
  const byText = new Map<string, string[]>();
  for (const page of publicPages) {
    const text = of(page);
    if (text) byText.set(text, [...(byText.get(text) ?? []), page.address]);
  }
  return [...byText]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([text, all]) => `“${text}”: ${all.join(', ')}`);
}

describe('titles', () => {
  test('every page has one', () => {
    const without = publicPages.filter((page) => !title(page)).map(({address}) => address);
    expect(without, 'a page without a title is an address in the browser’s tab').toEqual([]);
    expect(notFound && title(notFound)).toBeTruthy();
  });

  test('no two pages share one', () => {
    expect(
      shared(title),
      'people tell tabs, bookmarks and search results apart by their titles, and screen readers read them first',
    ).toEqual([]);
  });

  test('every title names EVO', () => {
    expect(
      publicPages.filter((page) => !/EVO/.test(title(page))).map(({address}) => address),
    ).toEqual([]);
  });
});

describe('descriptions', () => {
  test('every page has one', () => {
    const without = publicPages.filter((page) => !description(page)).map(({address}) => address);
    expect(without, 'people read the description under the title when they search').toEqual([]);
  });

  test('no two pages share one', () => {
    expect(
      shared(description),
      'people choose between search results by their descriptions: two alike are no choice',
    ).toEqual([]);
  });
});
