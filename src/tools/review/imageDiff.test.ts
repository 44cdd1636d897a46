import {describe, expect, test} from 'vitest';

import {diffImages} from './imageDiff';
import type {Bitmap} from './imageDiff';

describe('screenshots', () => {
  /** Stripes of a colour and a height, with different pixels in each row. */
  function bitmap(...stripes: readonly (readonly [colour: number, height: number])[]): Bitmap {
    const width = 40;
    const rows = stripes.flatMap(([colour, height]) =>
      Array.from({length: height}, (_, row) => [colour, row] as const),
    );
    const data = Buffer.alloc(rows.length * width * 4, 255);
    rows.forEach(([colour, row], index) => {
      for (let x = 0; x < width; x += 1)
        data.set([colour, (row * 37 + colour) % 256], (index * width + x) * 4);
    });
    return {width, height: rows.length, data};
  }
  const plain = bitmap([10, 100], [200, 100], [90, 100]);
  function paint(
    {data, ...size}: Bitmap,
    x: number,
    y: number,
    side: number,
    change = 255,
  ): Bitmap {
    const copy = Buffer.from(data);
    for (let row = y; row < y + side; row += 1) {
      for (let column = x; column < x + side; column += 1) {
        const index = (row * size.width + column) * 4;
        copy.writeUInt8(copy.readUInt8(index) ^ change, index);
      }
    }
    return {...size, data: copy};
  }

  test('identical ones have no differing region', () => {
    expect(diffImages(plain, bitmap([10, 100], [200, 100], [90, 100]))).toEqual([]);
  });

  test('a difference is located to the pixel', () => {
    const region = {before: {from: 120, to: 128}, after: {from: 120, to: 128}, left: 20, right: 28};
    expect(diffImages(plain, paint(plain, 20, 120, 8))).toEqual([region]);
  });

  test('a difference that no eye can see is a difference', () => {
    expect(diffImages(plain, paint(plain, 20, 120, 8, 1))).toMatchObject([{left: 20, right: 28}]);
  });

  test('what only moved down is no difference', () => {
    expect(diffImages(plain, bitmap([10, 100], [150, 30], [200, 100], [90, 100]))).toEqual([
      {before: {from: 100, to: 100}, after: {from: 100, to: 130}, left: 0, right: 40},
    ]);
  });

  test('close differences are one region', () => {
    expect(diffImages(plain, paint(paint(plain, 4, 20, 4), 30, 40, 4))).toHaveLength(1);
    expect(diffImages(plain, paint(paint(plain, 4, 20, 4), 30, 240, 4))).toHaveLength(2);
  });
});
