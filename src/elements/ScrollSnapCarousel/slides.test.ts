import {expect, test} from 'vitest';
import {slideAfter} from './slides';

test.each([
  [0, 1, 1],
  [1, 1, 3],
  [3, -1, 1],
  [3, 1, 0], // in a circle
  [0, -1, 3],
])('from slide %d, %d turn leads to slide %d', (from, steps, to) => {
  const positions = [0, 300, 500, 500]; // the last two share the row's end
  expect(slideAfter(positions, from, steps, true)).toBe(to);
});
