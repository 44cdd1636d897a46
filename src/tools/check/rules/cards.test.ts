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

test('the longest usual title fits', async () => {
  expect(await check(`title: ${'Electric cabs in the hills '.repeat(3)}`)).toEqual([]);
});

test('titles in other scripts fit', async () => {
  expect(await check("title: 'EVO: অসম আৰু মেঘালয়ৰ বৈদ্যুতিক কেব'")).toEqual([]);
});

test('a title with characters that XML does not accept is measured', async () => {
  expect(await check(String.raw`title: "A \x00 title \uD800 \uFFFF"`)).toEqual([]);
  expect(await check(String.raw`title: "\x00"`)).toEqual([]);
});

test('a title that needs a fourth line is reported with its place', async () => {
  expect(await check(`title: ${'WWWWWWWW '.repeat(9)}`)).toEqual([
    'pages/fixture.mdx:2:8  The title does not fit on the card of link previews.\n→ Shorten it, or use shorter words: the card has room for three lines.',
  ]);
});

test('a word that is wider than the card is reported', async () => {
  expect(await check(`title: ${'Wide'.repeat(15)}`)).toHaveLength(1);
});

test('an image that does not exist is reported with the one that was meant', async () => {
  expect(await check('title: A title\nimage: /img/turism.jpg')).toEqual([
    'pages/fixture.mdx:3:8  The image "/img/turism.jpg" does not exist.\n→ Did you mean "/img/tourism.jpg"?',
  ]);
});

test('an image that exists is accepted', async () => {
  expect(await check('title: A title\nimage: /img/tourism.jpg')).toEqual([]);
});
