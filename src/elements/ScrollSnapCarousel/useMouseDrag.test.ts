import {expect, test} from 'vitest';
import {isSwipe} from './useMouseDrag';

/** A drag from 0 through each position, with so many milliseconds between two. */
const drag = (positions: readonly number[], pause: number) =>
  [0, ...positions].map((x, index) => ({clientX: x, timeStamp: index * pause}));

test.each([
  ['80 px at 160 px/s turn a slide', [-20, -40, -60, -80], 125, true],
  ['80 px at 80 px/s do not', [-20, -40, -60, -80], 250, false],
  ['nor does a drag that reverses at its end', [-250, -150], 200, false],
  ['nor one that rests before its end', [-200, -400, -400, -400], 200, false],
] as const)('%s', (_, positions, pause, expected) => {
  const samples = drag(positions, pause);
  expect(isSwipe(samples.slice(0, -1), samples.at(-1) ?? {clientX: 0, timeStamp: 0})).toBe(
    expected,
  );
});
