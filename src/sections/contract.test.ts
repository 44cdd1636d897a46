import {expect, test} from 'vitest';
import {contractOf, parentsOf} from './contract';

test('a part has at least one parent, and nothing else but a section has one', () => {
  for (const [name, {place}] of contractOf) {
    if (place === 'part') expect(parentsOf(name), name).not.toEqual([]);
    if (place === 'inline' || place === 'block') expect(parentsOf(name), name).toEqual([]);
  }
});

test('a child that is shown with certain props is one of the children', () => {
  for (const [name, {content, shows = {}}] of contractOf) {
    const shown = Object.values(shows).flatMap((byValue) => Object.values(byValue).flat());
    expect(content?.children ?? [], name).toEqual(expect.arrayContaining(shown));
  }
});
