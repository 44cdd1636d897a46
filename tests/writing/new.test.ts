import {describe, expect, test} from 'vitest';

import {formatProblem} from '../../src/content/problem';
import {loadContent} from '../../src/tools/check/content';
import {checkContent} from '../../src/tools/check/rules';
import {kinds, make, slugOf, spare} from '../../src/tools/new/make';
import type {Answers} from '../../src/tools/new/make';
import {siteDir} from './fixtures';

const answers: Omit<Answers, 'kind'> = {
  title: 'Hotel rides in Guwahati: day & night',
  description: 'Rides between the airport and the hotels of Guwahati in quiet cars, at any hour.',
  slug: 'hotel-rides',
  date: '2026-11-20',
  tags: ['rides', 'fleet'],
  ...spare,
  outlet: 'Deodar',
  outletUrl: 'https://deodar.example/hills',
};

describe('npm run new', () => {
  for (const kind of kinds) {
    test(`writes a ${kind} that passes every check as it is`, async () => {
      const {file, text, picture} = make({...answers, kind});
      const content = loadContent(siteDir, {
        [file]: text,
        ...(picture && {[picture.to]: loadContent(siteDir).bytes(picture.from)}),
      });
      expect((await checkContent(content)).map(formatProblem)).toEqual([]);
      expect(content.files).toContain(file);
    });
  }

  test('says where the result can be seen', () => {
    expect(make({...answers, kind: 'page'}).address).toBe('/hotel-rides');
    expect(make({...answers, kind: 'news'}).address).toBe('/news/2026/11/20/hotel-rides');
  });

  test('makes addresses of titles', () => {
    expect(slugOf('Airport rides, day & night')).toBe('airport-rides-day-night');
    expect(slugOf('EVO’s first café: über Shillong!')).toBe('evos-first-cafe-uber-shillong');
  });
});
