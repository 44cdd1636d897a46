import {expect, test} from 'vitest';
import {loadDictionary} from './dictionary';

const dictionary = await loadDictionary();

test.each([
  ['recieve', 'receive'],
  ['colors', 'colours'],
  ['Electirc', 'Electric'],
  ['youtub', 'YouTube'],
  ['batterys', 'batteries'],
  ['stoped', 'stopped'],
  ['driveing', 'driving'],
])('%s: did you mean %s', (written, meant) => {
  expect(dictionary.suggest(written)[0]).toBe(meant);
});
