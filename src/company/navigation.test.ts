import {expect, test} from 'vitest';
import {fitInRow, headerRow, isCurrent} from './navigation';

test.each([
  ['/ride#hourly', '/ride/', true],
  ['/ride', '/', false],
  ['/what', '/what-we-do', false], // only letters of the path in common
  ['/news', '/news/2025/01/14/a-tree', true],
  ['/', '/', true],
  ['/', '/ride', false],
])('a link to %s on %s is current: %s', (to, pathname, expected) => {
  expect(isCurrent({label: 'A link', to}, pathname)).toBe(expected);
});

const labels = ['Home', 'Ride with us', 'Drive with us', 'Evo Commercial', 'EVO Business'];

test.each([
  ['some links', labels, true],
  ['long labels', [...labels, 'Charging stations', 'What we do for you'], false],
  ['many short labels', Array.from({length: 24}, () => 'Ride'), false],
  ['letters with marks', Array.from({length: 10}, () => 'কিৰি কিৰি'), true],
])('%s fit in one row of the header: %j: %s', (_, links, expected) => {
  expect(fitInRow(links)).toBe(expected);
});

test('the links of the header fit in one row', () => {
  expect(fitInRow(headerRow.map(({label}) => label))).toBe(true);
});
