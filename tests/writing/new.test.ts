import {describe, expect, test} from 'vitest';

import {formatProblem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {checkContent, isWarning} from '../../src/tools/check/rules';
import {kinds, scaffold, type Answers} from '../../src/validation/scaffold';
import {siteDir} from './cases';

const answers: Omit<Answers, 'kind'> = {
  title: 'Hotel rides in Guwahati: day & night',
  description: 'Rides between the airport and the hotels of Guwahati in quiet cars, at any hour.',
  slug: 'hotel-rides',
  date: '2026-11-20',
  tags: ['rides', 'fleet'],
  image: 'static/img/hero-home.jpg',
  imageAlt: 'An electric cab on a road through tea gardens at sunrise',
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
      const problems = await checkContent(content);
      expect(problems.filter((problem) => !isWarning(problem)).map(formatProblem)).toEqual([]);
      // Nothing of the template can be left by mistake
      expect(problems.map((problem) => problem.code)).toContain('sample-words');
      expect(content.files).toContain(file);
    });
  }

  test('keeps titles with both kinds of quotation marks, and renames images', () => {
    const title = `He said "it's & stays" quiet`;
    const page = scaffold({...answers, kind: 'page', title}).text;
    expect(page).toContain(`title="He said &quot;it's &amp; stays&quot; quiet"`);
    const {image} = scaffold({...answers, kind: 'news', image: 'C:\\Photos\\My ফটো (1).JPG'});
    expect(image?.to).toBe('news/2026-11-20-hotel-rides/my-1.jpg');
  });
});
