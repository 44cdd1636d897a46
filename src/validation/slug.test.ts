import {expect, test} from 'vitest';
import {createSlug, normalizeTitle} from './slug';

test.each([
  ['Airport rides, day & night', 'airport-rides-day-night'],
  ['EVO’s first café: über Shillong!', 'evos-first-cafe-uber-shillong'],
  ['Rides – 24/7', 'rides-24-7'],
  ['অসম', ''],
])('the slug of %s', (title, slug) => {
  expect(createSlug(title)).toBe(slug);
});

test('titles that differ in capitals and punctuation are the same', () => {
  expect(normalizeTitle(' A Tree, after every ride! ')).toBe('a tree after every ride');
  expect(normalizeTitle('অসমৰ পথ')).toBe('অসমৰ পথ');
});
