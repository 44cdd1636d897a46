import {expect, test} from 'vitest';
import {figures} from '@site/src/company/figures';
import {weave} from './weave';

/** Counts what the drawing shows: dashes of 7 and gaps of 1 along every line, and the diamonds' starts. */
function count({rows, diamonds}: ReturnType<typeof weave>) {
  const lines = [...rows.join('').matchAll(/h(\d+)/g)].map(([, length]) => Number(length));
  return {
    stitches: lines.reduce((sum, length) => sum + (length + 1) / 8, 0),
    diamonds: diamonds.match(/M/g)?.length ?? 0,
  };
}

test.each([21, 35])('a cloth of %i columns shows exactly the figures', (columns) => {
  expect(count(weave(columns, 650, 43))).toEqual({stitches: 650, diamonds: 43});
  expect(count(weave(columns, 1200, 61))).toEqual({stitches: 1200, diamonds: 61});
  expect(count(weave(columns, 40, 0))).toEqual({stitches: 40, diamonds: 0});
});

test('the figures are in the units that a stitch and a diamond have', () => {
  expect(figures.cleanKilometres.value + figures.cleanKilometres.suffix).toMatch(/^\d+ million\+$/);
  expect(figures.carbonSaved.value).toMatch(/^\d+K\+$/);
});
