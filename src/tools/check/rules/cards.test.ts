import path from 'node:path';

import {expect, test} from 'vitest';

import {formatProblem} from '../../../validation/problem';
import {loadContent} from '../content';
import {cards} from './cards';

const siteDir = path.resolve(import.meta.dirname, '../../../..');

/** What the rule reports about a page with these keys. */
async function check(keys: string): Promise<string[]> {
  const file = 'pages/fixture.mdx';
  const content = loadContent(siteDir, {[file]: `---\n${keys}\n---\n`});
  const problems = await cards({...content, files: [file, 'static/img/tourism.jpg']});
  return problems.map(formatProblem);
}

test.each([
  `title: ${'Electric cabs in the hills '.repeat(3)}`,
  "title: 'EVO: অসম আৰু মেঘালয়ৰ বৈদ্যুতিক কেব'",
  String.raw`title: "A \x00 title \uD800 \uFFFF"`, // XML does not accept these characters
  String.raw`title: "\x00"`,
  'title: A title\nimage: /img/tourism.jpg',
])('%s fits', async (keys) => {
  expect(await check(keys)).toEqual([]);
});

test.each([
  [`title: ${'WWWWWWWW '.repeat(9)}`, '2:8  The title does not fit'],
  [`title: ${'Wide'.repeat(15)}`, '2:8  The title does not fit'],
  ['title: A title\nimage: /img/turism.jpg', '3:8  The image "/img/turism.jpg" does not exist'],
])('%s is reported', async (keys, problem) => {
  expect(await check(keys)).toEqual([expect.stringContaining(`pages/fixture.mdx:${problem}`)]);
});
