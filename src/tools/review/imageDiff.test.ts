import {expect, test} from 'vitest';

import {diffImages, type Bitmap} from './imageDiff';

/** Stripes of a colour and a height, with different pixels in each row. */
function bitmap(...stripes: readonly (readonly [colour: number, height: number])[]): Bitmap {
  const width = 40;
  const rows = stripes.flatMap(([colour, height]) =>
    Array.from({length: height}, (_, row) => [colour, (row * 37 + colour) % 256, 255, 255]),
  );
  const data = Buffer.from(rows.flatMap((pixel) => Array<number[]>(width).fill(pixel).flat()));
  return {width, height: rows.length, data};
}

/** Adds to the red of a square. */
function paint(image: Bitmap, x: number, y: number, side: number, change = 100): Bitmap {
  const data = Buffer.from(image.data);
  for (let row = y; row < y + side; row += 1) {
    for (let column = x; column < x + side; column += 1) {
      const index = (row * image.width + column) * 4;
      data.writeUInt8(((data[index] ?? 0) + change) % 256, index);
    }
  }
  return {...image, data};
}

const plain = bitmap([10, 100], [200, 100], [90, 100]);
const twoSquares = (y: number) => paint(paint(plain, 4, 20, 4), 30, y, 4);
const at = (from: number, to: number, left: number, right: number) => ({
  before: {from, to},
  after: {from, to},
  left,
  right,
});

test.each([
  ['nothing', plain, []],
  ['a difference that no eye can see', paint(plain, 20, 120, 8, 1), []],
  ['a difference, to the pixel', paint(plain, 20, 120, 8), [at(120, 128, 20, 28)]],
  ['close differences as one', twoSquares(40), [at(20, 44, 4, 34)]],
  ['distant differences', twoSquares(240), [at(20, 24, 4, 8), at(240, 244, 30, 34)]],
  [
    'what was added, not what only moved down',
    bitmap([10, 100], [150, 30], [200, 100], [90, 100]),
    [{before: {from: 100, to: 100}, after: {from: 100, to: 130}, left: 0, right: 40}],
  ],
])('screenshots show %s', (_, changed, regions) => {
  expect(diffImages(plain, changed)).toEqual(regions);
});
