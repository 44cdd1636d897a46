import {expect, test} from 'vitest';
import {isCurrent} from './navigation';
import {baseUrl} from './site';

test.each([
  ['/ride#hourly', '/ride/', true],
  ['/ride', '/', false],
  ['/what', '/what-we-do', false], // only letters of the path in common
  ['/news', '/news/2025/01/14/a-tree', true],
  ['/', '/', true],
  ['/', '/ride', false],
])('a link to %s on %s is current: %s', (to, pathname, expected) => {
  expect(isCurrent({label: 'A link', to}, baseUrl + pathname.slice(1))).toBe(expected);
});
