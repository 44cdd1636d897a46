import path from 'node:path';

import {expect, test} from 'vitest';

import {createTitleRenderer} from './title';

const siteDir = path.resolve(import.meta.dirname, '../../..');

test.each([
  'EVO: অসম আৰু মেঘালয়ৰ বৈদ্যুতিক কেব',
  'A \x00 title \uD800 \uFFFF', // XML does not accept these characters
  '\x00',
  'WWWWWWWW '.repeat(10),
  'W'.repeat(90),
])('the card has room for %j', async (title) => {
  const renderTitle = await createTitleRenderer(siteDir);
  const {width, height} = await renderTitle(title);
  expect(width).toBeLessThanOrEqual(1072);
  expect(height).toBeLessThanOrEqual(178);
});
