import {expect, test} from 'vitest';
import {isCurrent} from './navigation';

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
