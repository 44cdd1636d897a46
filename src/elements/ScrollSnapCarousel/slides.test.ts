import {expect, test} from 'vitest';
import {slideAfter} from './slides';

/** Four slides; the last two share the row's end. */
const positions = [0, 300, 500, 500];

test.each([
  ['left-to-right', positions],
  ['right-to-left', positions.map((position) => -position)],
])('a %s row turns by one slide, and back from its end', (_, row) => {
  expect(slideAfter(row, 0, 1, true)).toBe(1);
  expect(slideAfter(row, 1, 1, true)).toBe(3);
  expect(slideAfter(row, 3, -1, true)).toBe(1);
});

test('a row turns in a circle, or stops at its ends', () => {
  expect(slideAfter(positions, 3, 1, true)).toBe(0);
  expect(slideAfter(positions, 0, -1, true)).toBe(3);
  expect(slideAfter(positions, 1, 3, false)).toBe(3);
  expect(slideAfter(positions, 1, -3, false)).toBe(0);
});
