import {describe, expect, test} from 'vitest';

import {compareRows} from '../../src/tools/review/pixels';
import type {Picture} from '../../src/tools/review/pixels';

const width = 60;

/** A picture of stripes: each a colour (grey, 0 to 255) and a height, no two rows of a stripe the same. */
function picture(...stripes: readonly (readonly [colour: number, height: number])[]): Picture {
  const rows = stripes.flatMap(([colour, height]) =>
    Array.from({length: height}, (_, row) => [colour, row] as const),
  );
  const data = Buffer.alloc(rows.length * width * 4, 255);
  rows.forEach(([colour, row], at) => {
    for (let column = 0; column < width; column += 1) {
      data.writeUInt8(colour, (at * width + column) * 4);
      data.writeUInt8((row * 37 + colour) % 256, (at * width + column) * 4 + 1);
    }
  });
  return {width, height: rows.length, data};
}

/** The same picture with a black rectangle in it. */
function painted({data, ...size}: Picture, x: number, y: number, side: number): Picture {
  const copy = Buffer.from(data);
  for (let row = y; row < y + side; row += 1) {
    for (let column = x; column < x + side; column += 1) {
      copy.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return {...size, data: copy};
}

const plain = picture([10, 200], [200, 200], [90, 200]);

describe('where pictures differ', () => {
  test('is nowhere when they are the same', () => {
    expect(compareRows(plain, picture([10, 200], [200, 200], [90, 200]))).toEqual([]);
  });

  test('is the very place that was painted', () => {
    expect(compareRows(plain, painted(plain, 20, 300, 8))).toEqual([
      {before: {from: 300, to: 308}, after: {from: 300, to: 308}, left: 20, right: 28},
    ]);
  });

  test('is what was put in, not all that it has moved down', () => {
    const longer = picture([10, 200], [150, 70], [200, 200], [90, 200]);
    expect(compareRows(plain, longer)).toEqual([
      {before: {from: 200, to: 200}, after: {from: 200, to: 270}, left: 0, right: width},
    ]);
  });

  test('is what was taken out', () => {
    expect(compareRows(plain, picture([10, 200], [90, 200]))).toEqual([
      {before: {from: 200, to: 400}, after: {from: 200, to: 200}, left: 0, right: width},
    ]);
  });

  test('is two places when they are far apart, and one when they are near', () => {
    const far = painted(painted(plain, 4, 20, 8), 4, 500, 8);
    expect(compareRows(plain, far)).toHaveLength(2);
    const near = painted(painted(plain, 4, 20, 8), 40, 40, 8);
    expect(compareRows(plain, near)).toEqual([
      {before: {from: 20, to: 48}, after: {from: 20, to: 48}, left: 4, right: 48},
    ]);
  });

  test('is a single row where the page is one row longer and nothing else', () => {
    expect(compareRows(plain, picture([10, 200], [150, 1], [200, 200], [90, 200]))).toHaveLength(1);
  });

  test('is not where the page moved by a row because of a difference above', () => {
    const moved = picture([10, 200], [150, 1], [200, 200], [90, 200]);
    expect(compareRows(plain, painted(moved, 10, 20, 9))).toEqual([
      {before: {from: 20, to: 29}, after: {from: 20, to: 29}, left: 10, right: 19},
    ]);
  });

  test('is everywhere when all is other, told quickly', () => {
    const noise = (seed: number): Picture => {
      const data = Buffer.alloc(width * 4_000 * 4, 255);
      for (let at = 0; at < data.length; at += 4) data.writeUInt8((at * seed) % 251, at);
      return {width, height: 4_000, data};
    };
    const started = performance.now();
    const regions = compareRows(noise(7), noise(13));
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(regions.length).toBeGreaterThan(0);
    expect(regions[0]?.before.from).toBeLessThan(10);
  });

  test('is not told of colours that no eye tells apart', () => {
    const data = Buffer.from(plain.data);
    data.writeUInt8(data.readUInt8(5_000) ^ 1, 5_000);
    expect(compareRows(plain, {...plain, data})).toEqual([]);
  });
});
