import {describe, expect, test} from 'vitest';

import {formatProblem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {checkContent} from '../../src/tools/check/rules';
import {permalinkOf} from '../../src/tools/check/siteMap';
import {defaultImage, kinds, scaffold} from '../../src/validation/scaffold';
import type {Answers, Kind} from '../../src/validation/scaffold';
import {siteDir} from './cases';

const answers: Omit<Answers, 'kind'> = {
  title: 'Hotel rides in Guwahati: day & night',
  description: 'Rides between the airport and the hotels of Guwahati in quiet cars, at any hour.',
  slug: 'hotel-rides',
  date: '2026-11-20',
  tags: ['rides', 'fleet'],
  ...defaultImage,
  outlet: 'Deodar',
  outletUrl: 'https://deodar.example/hills',
};

describe('npm run new', () => {
  for (const kind of kinds) {
    test(`writes a ${kind} that passes every check as it is`, async () => {
      const {file, text, image} = scaffold({...answers, kind});
      const content = loadContent(siteDir, {
        [file]: text,
        ...(image && {[image.to]: loadContent(siteDir).bytes(image.from)}),
      });
      expect((await checkContent(content)).map(formatProblem)).toEqual([]);
      expect(content.files).toContain(file);
    });
  }

  test('reports the path of the page', () => {
    const permalink = (kind: Kind) => permalinkOf(scaffold({...answers, kind}).file);
    expect(permalink('page')).toBe('/hotel-rides');
    expect(permalink('news')).toBe('/news/2026/11/20/hotel-rides');
  });
});
