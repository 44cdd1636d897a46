import {describe, expect, test} from 'vitest';

import {rules} from '../../src/tools/check/rules';
import {runRules} from '../../src/tools/check/run';
import {readSite} from '../../src/tools/check/site';
import {defaultImage, kinds, scaffold} from '../../src/tools/new/scaffold';
import type {Answers} from '../../src/tools/new/scaffold';
import {root, told} from './mistakes';

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
      const site = readSite(root, {
        [file]: text,
        ...(image && {[image.to]: readSite(root).bytes(image.from)}),
      });
      expect((await runRules(rules, site)).map(told)).toEqual([]);
      expect(site.files).toContain(file);
    });
  }

  test('says where the result can be seen', () => {
    expect(scaffold({...answers, kind: 'page'}).permalink).toBe('/hotel-rides');
    expect(scaffold({...answers, kind: 'news'}).permalink).toBe('/news/2026/11/20/hotel-rides');
  });
});
