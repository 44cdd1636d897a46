import {describe, expect, test} from 'vitest';
import {rentalKeys} from '../../company/fares';
import {film} from '../../company/film';
import {mainOf} from '../../plugins/html';
import {structuredDataOf} from './graph';

const siteUrl = 'https://evo.test/base';
const home = {path: '/', title: 'Home'};

function dataOf(path: string, html = '', trail: (typeof home)[] = []): Record<string, unknown>[] {
  const data = structuredDataOf({path, main: mainOf(html)}, trail, siteUrl);
  return [...(data?.['@graph'] ?? [])] as unknown as Record<string, unknown>[];
}

const ofType = (things: Record<string, unknown>[], type: string) =>
  things.find((thing) => thing['@type'] === type);

describe('structured data', () => {
  test('states starting prices as minimum prices, never as prices', () => {
    const offers = ofType(dataOf('/ride'), 'TaxiService')?.['offers'];
    expect(offers).toHaveLength(rentalKeys.length);
    expect(JSON.stringify(offers)).toContain('"minPrice":269');
    expect(JSON.stringify(offers)).not.toContain('"price":');
  });

  test('lists the page below its parents', () => {
    const trail = [home, {path: '/news', title: 'News'}, {path: '/news/a', title: 'A'}];
    expect(ofType(dataOf('/news/a', '', trail), 'BreadcrumbList')?.['itemListElement']).toEqual([
      {'@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/`},
      {'@type': 'ListItem', position: 2, name: 'News', item: `${siteUrl}/news`},
      {'@type': 'ListItem', position: 3, name: 'A', item: `${siteUrl}/news/a`},
    ]);
  });

  test('has the questions of the help page only', () => {
    const html =
      '<main><article><h2>Who?</h2><p>EVO <a href="/about">is</a>.</p><p>Call.</p></article><h2>More?</h2></main>';
    expect(ofType(dataOf('/help', html), 'FAQPage')).toMatchObject({
      mainEntity: [{name: 'Who?', acceptedAnswer: {text: 'EVO is. Call.'}}],
    });
    expect(ofType(dataOf('/business', html), 'FAQPage')).toBeUndefined();
  });

  test('describes the film on its page', () => {
    const html = '<main><img src="/base/a.jpg" alt="A cab"></main>';
    expect(ofType(dataOf(film.page, html), 'VideoObject')).toMatchObject({
      contentUrl: `${siteUrl}${film.file}`,
      description: 'A cab',
      thumbnailUrl: `${siteUrl}/a.jpg`,
    });
  });

  test('is missing where nothing is known', () => {
    expect(dataOf('/x')).toEqual([]);
  });
});
