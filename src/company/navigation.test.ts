import {describe, expect, test} from 'vitest';
import {
  footerGroups,
  groupedLinks,
  isCurrent,
  isGroup,
  legalLinks,
  mainLinks,
  oldAddresses,
} from './navigation';

describe('the open page in the header', () => {
  const ride = {label: 'Ride with us', to: '/ride'};

  test('is the one with the same path', () => {
    expect(isCurrent(ride, '/ride')).toBe(true);
    expect(isCurrent(ride, '/ride/')).toBe(true);
    expect(isCurrent(ride, '/')).toBe(false);
  });

  test('is not one whose path begins with the same letters', () => {
    expect(isCurrent({label: 'What we do', to: '/what'}, '/what-we-do')).toBe(false);
  });

  test('stays the news when a post is open', () => {
    expect(isCurrent({label: 'News', to: '/news'}, '/news/2025/01/14/a-tree')).toBe(true);
  });

  test('is home on the home page alone', () => {
    const home = {label: 'Home', to: '/'};
    expect(isCurrent(home, '/')).toBe(true);
    expect(isCurrent(home, '/ride')).toBe(false);
  });

  test('does not depend on an anchor', () => {
    expect(isCurrent({label: 'Fares', to: '/ride#hourly'}, '/ride')).toBe(true);
  });
});

describe('links', () => {
  const all = [
    ...mainLinks,
    ...groupedLinks.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])),
    ...footerGroups.flatMap(({items}) => items),
    ...legalLinks,
  ];

  test('all lead to an address within the site, none to nothing', () => {
    for (const {label, to} of all) {
      expect(to, label).toMatch(/^\/([a-z-]+(#[a-z-]+)?)?$/);
    }
  });

  test('no label stands twice in one list', () => {
    for (const list of [mainLinks, ...footerGroups.map(({items}) => items)]) {
      const labels = list.map(({label}) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('old addresses lead to new ones, never to another old one', () => {
    for (const [from, to] of Object.entries(oldAddresses)) {
      expect(from).toMatch(/^\//);
      expect(Object.keys(oldAddresses)).not.toContain(to.replace(/#.*/, ''));
    }
  });
});
