import {expect, test} from 'vitest';
import {follow, pageAt, publicPages, structuredData, type Page} from './pages';

/** Every thing in the structured data of a page. */
const thingsOf = (page: Page) =>
  structuredData(page).flatMap((data) => (data['@graph'] ?? [data]) as Record<string, unknown>[]);

const typesOf = (path: string) => thingsOf(pageAt(path)).map((thing) => thing['@type']);

test.each([
  ['/', ['WebSite', 'Organization', 'TaxiService']],
  ['/contact', ['Organization', 'TaxiService', 'BreadcrumbList']],
  ['/ride', ['TaxiService', 'BreadcrumbList']],
  ['/help', ['BreadcrumbList', 'FAQPage']],
  ['/sustainability', ['BreadcrumbList', 'VideoObject']],
])('%s has %j', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

test('every public page below home has breadcrumbs that lead to pages', () => {
  const problems = publicPages
    .filter(({path}) => path !== '/')
    .flatMap((page) => {
      const trail = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      const items = (trail?.['itemListElement'] ?? []) as {item: string; name: string}[];
      if (items.length < 2) return `${page.path} has no breadcrumbs`;
      const broken = items.filter(({item, name}) => !name || follow(item, page).kind !== 'page');
      return broken.map(({item}) => `${page.path}: ${item}`);
    });
  expect(problems).toEqual([]);
});

test('nothing is rated or reviewed: the people in testimonials are samples', () => {
  const text = JSON.stringify(publicPages.map(thingsOf));
  expect(text).not.toMatch(/review|rating/i);
});
