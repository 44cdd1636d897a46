import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {places} from '@site/src/company/places';
import {columns, rows, toCells} from './projection';

const drawing = readFileSync('static/map.svg', 'utf8');
const pathOf = (id: string) => new RegExp(`id="${id}" d="([^"]+)"`).exec(drawing)?.[1] ?? '';

/** The rows of a state, from north to south, whose stitches or gaps between stitches are at a longitude. */
function rowsAt(state: string, longitude: number): number[] {
  const {x} = toCells(longitude, 26);
  return [...pathOf(state).matchAll(/M(\d+) (\d+)\.5h(\d+)/g)]
    .map((line) => line.map(Number))
    .filter(([, start = 0, , length = 0]) => x >= start && x <= start + length + 1)
    .map(([, , row = 0]) => row);
}

test.each([
  ['Guwahati', 91.74, 26.14, 'assam'],
  ['Dibrugarh', 94.91, 27.48, 'assam'],
  ['Shillong', 91.88, 25.57, 'meghalaya'],
  ['Cherrapunji', 91.72, 25.28, 'meghalaya'],
  ['Sylhet', 91.87, 24.9, undefined],
  ['Kohima', 94.11, 25.67, undefined],
])('%s is drawn where it is', (_, longitude, latitude, state) => {
  const row = Math.floor(toCells(longitude, latitude).y);
  const found = ['assam', 'meghalaya'].filter((each) => rowsAt(each, longitude).includes(row));
  expect(found).toEqual(state ? [state] : []);
});

test('Dawki is on the southern border of Meghalaya', () => {
  const {y} = toCells(92.02, 25.19);
  expect(Math.abs(Math.max(...rowsAt('meghalaya', 92.02)) - y)).toBeLessThan(2);
});

test.each([
  ['Guwahati', 91.74, 26.19],
  ['Tezpur', 92.79, 26.61],
  ['Dibrugarh', 94.91, 27.49],
])('the Brahmaputra flows past %s', (_, longitude, latitude) => {
  const place = toCells(longitude, latitude);
  const [, startX = '', startY = ''] = /^M(\d+) (\d+)/.exec(pathOf('brahmaputra')) ?? [];
  let [x, y] = [Number(startX), Number(startY)];
  let nearest = Infinity;
  for (const [, direction, length] of pathOf('brahmaputra').matchAll(/([hv])(-?\d+)/g)) {
    if (direction === 'h') x += Number(length);
    else y += Number(length);
    nearest = Math.min(nearest, Math.hypot(place.x - x, place.y - y));
  }
  expect(nearest * (660 / columns)).toBeLessThan(12); // kilometres: 240 cells are about 660 km
});

test('every place and its name are on the map', () => {
  for (const {position, label} of places) {
    const {x, y} = toCells(...position);
    for (const share of [x / columns, y / rows, label.top / 100])
      expect(Math.abs(share - 0.5)).toBeLessThan(0.5);
  }
});
