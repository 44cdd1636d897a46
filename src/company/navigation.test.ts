import {describe, expect, test, vi} from 'vitest';
import {isCurrent} from './navigation';

describe('the current link in the header', () => {
  test.each([
    ['/ride', '/ride', true],
    ['/ride', '/ride/', true],
    ['/ride', '/', false],
    ['/what', '/what-we-do', false], // only letters of the path in common
    ['/news', '/news/2025/01/14/a-tree', true],
    ['/', '/', true],
    ['/', '/ride', false],
    ['/ride#hourly', '/ride', true],
  ])('a link to %s on %s: %s', (to, pathname, expected) => {
    expect(isCurrent({label: 'A link', to}, pathname)).toBe(expected);
  });

  test('counts from the path that the site is served at', async () => {
    vi.resetModules();
    vi.doMock('./site', () => ({baseUrl: '/evo/'}));
    const below = await import('./navigation');
    expect(below.isCurrent({label: 'Ride', to: '/ride'}, '/evo/ride')).toBe(true);
    expect(below.isCurrent({label: 'Home', to: '/'}, '/evo/ride')).toBe(false);
    vi.doUnmock('./site');
  });
});
