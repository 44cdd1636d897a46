import {expect, test} from 'vitest';
import {isGroup} from '@site/src/company/navigation';
import {fitInRow, withOverflowGroup} from './fit';

test.each([
  ['as many letters as fit', ['12345', '1234'], true],
  ['a letter too many', ['12345', '12345'], false],
  ['too many links', ['123', '12', '12', '1'], false],
  ['letters with marks', ['কিৰি', 'কিৰি'], true],
])('%s in one row of twelve letters: %j: %s', (_, labels, expected) => {
  expect(fitInRow(labels, 12)).toBe(expected);
});

test.each([
  ['labels that fit on two lines each', ['Electric rides', 'Our business', 'Careers at us'], []],
  ['nine labels', Array<string>(9).fill('Electric rides'), ['More']],
  ['one long label', ['Antidisestablishmentarianism', 'Floccinaucinihilipilification'], ['More']],
])('%s, in the header of a tablet', (_, labels, groups) => {
  const links = labels.map((label) => ({label, to: '/'}));
  const entries = withOverflowGroup(links);
  expect(entries.filter(isGroup).map(({label}) => label)).toEqual(groups);
  expect(entries.flatMap((entry) => (isGroup(entry) ? entry.items : entry))).toEqual(links);
});
