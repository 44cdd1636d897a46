import {expect, test} from 'vitest';
import {contractOf, parentsOf} from './contract';

test('every component is exported by the module that its contract names', async () => {
  for (const [name, {folder}] of contractOf) {
    // Vite resolves dynamic imports of one folder's depth only
    const [area = '', component = ''] = folder.split('/');
    const module = (
      area === 'elements'
        ? await import(`../elements/${component}/index.tsx`)
        : await import(`./${component}/index.tsx`)
    ) as Record<string, unknown>;
    expect(typeof module[name], name).toBe('function');
  }
});

test('a part has at least one parent, and nothing else but a section has one', () => {
  for (const [name, {place}] of contractOf) {
    if (place === 'part') expect(parentsOf(name), name).not.toEqual([]);
    if (place === 'inline' || place === 'block') expect(parentsOf(name), name).toEqual([]);
  }
});

test('a child that is shown with certain props is one of the children', () => {
  for (const [name, {content, shows = {}}] of contractOf) {
    const shown = Object.values(shows).flatMap((byValue) => Object.values(byValue ?? {}).flat());
    expect(content?.children ?? [], name).toEqual(expect.arrayContaining(shown));
  }
});
