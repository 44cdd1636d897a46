import {expect, test} from 'vitest';
import {contractOf, parentsOf} from './contract';

test('a part has at least one parent, and nothing else but a section has one', () => {
  for (const [name, {place}] of contractOf) {
    if (place === 'part') expect(parentsOf(name), name).not.toEqual([]);
    if (place === 'inline' || place === 'block') expect(parentsOf(name), name).toEqual([]);
  }
});
