import {describe, expect, test, vi} from 'vitest';
import {footerGroups, groupedLinks, isCurrent, isGroup, legalLinks, mainLinks} from './navigation';

describe('the current link in the header', () => {
  const ride = {label: 'Ride with us', to: '/ride'};

  test('has the path of the link', () => {
    expect(isCurrent(ride, '/ride')).toBe(true);
    expect(isCurrent(ride, '/ride/')).toBe(true);
    expect(isCurrent(ride, '/')).toBe(false);
  });

  test('is not a link whose path is a prefix of the path', () => {
    expect(isCurrent({label: 'What we do', to: '/what'}, '/what-we-do')).toBe(false);
  });

  test('is News on a post', () => {
    expect(isCurrent({label: 'News', to: '/news'}, '/news/2025/01/14/a-tree')).toBe(true);
  });

  test('is Home on the home page only', () => {
    const home = {label: 'Home', to: '/'};
    expect(isCurrent(home, '/')).toBe(true);
    expect(isCurrent(home, '/ride')).toBe(false);
  });

  test('does not depend on the hash', () => {
    expect(isCurrent({label: 'Fares', to: '/ride#hourly'}, '/ride')).toBe(true);
  });

  test('counts from the path that the site is served at', async () => {
    vi.resetModules();
    vi.doMock('./site', () => ({baseUrl: '/evo/'}));
    const below = await import('./navigation');
    expect(below.isCurrent(ride, '/evo/ride')).toBe(true);
    expect(below.isCurrent({label: 'Home', to: '/'}, '/evo/')).toBe(true);
    expect(below.isCurrent({label: 'Home', to: '/'}, '/evo/ride')).toBe(false);
    vi.doUnmock('./site');
  });
});

describe('links', () => {
  const all = [
    ...mainLinks,
    ...groupedLinks.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])),
    ...footerGroups.flatMap(({items}) => items),
    ...legalLinks,
  ];

  test('all lead to a path within the site (fix `to` in navigation.ts)', () => {
    for (const {label, to} of all) {
      expect(to, label).toMatch(/^\/([a-z-]+(#[a-z-]+)?)?$/);
    }
  });

  test('no list has a label twice (fix the labels in navigation.ts)', () => {
    for (const list of [mainLinks, ...footerGroups.map(({items}) => items)]) {
      const labels = list.map(({label}) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
