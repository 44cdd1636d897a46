import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {road, stops} from './profile';

/** There and back: the car reaches the end of the road halfway, in drawings of any shape. */
const carPath = `polygon(${[...road, ...road.slice(1, -1).toReversed()]
  .map(([x, y]) => `${x}% ${y}%`)
  .join(', ')})`;

test('the car follows the road that is drawn', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'styles.module.css'), 'utf8');
  const written = /offset-path: (polygon\([^)]*\));/.exec(css)?.[1]?.replace(/\s+/g, ' ');
  const plain = (polygon = '') => polygon.replace(/\( /, '(').replace(/ \)/, ')');
  expect(plain(written), 'Write this path into styles.module.css').toBe(carPath);
});

test('every stop is on the road', () => {
  for (const {x, y} of stops) {
    const next = road.findIndex(([corner]) => corner >= x);
    expect([road[next - 1]?.[1], road[next]?.[1]]).toEqual([y, y]);
  }
});
