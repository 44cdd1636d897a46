import {expect, test} from 'vitest';
import {testCases, type Case} from '../testCases';
import {leftovers} from './leftovers';

/** Signs that visitors would see; each case ends with them. */
const signs: readonly (readonly [place: Case[0], text: string, sign: string])[] = [
  ['post', 'The ride is **very quiet today.', '**'],
  ['post', 'This is __very quiet today.', '__'],
  ['post', 'See [our fares](/ride "The fares).', '](/ride'],
  ['post', 'See [our fares][fares].', '][fares]'],
  ['words', 'See [[our fares]].', '[[our fares]]'],
  ['words', 'It is [b]quiet[/b] here.', '[b]'],
  ['post', 'A tree.[^1]', '[^1]'],
  ['post', '#Charging at home', '#'],
  ['post', '-Four seats\n-Two bags', '-'],
  ['words', '[ ] One', '[ ] '],
  ['words', '| Rental | From |\n| Airport | 10 km |', '| Rental | From |'],
  ['post', 'Rental\tFrom\nAirport\t10 km', 'Rental\tFrom'],
  ['post', '{/* ask the desk */}\n\nWords.', '{/*'],
  ['post', '// ask the desk', '// '],
  ['words', ':::\n\nWords.\n\n:::', ':::'],
  ['words', '> [!NOTE]\n> It is quiet.', '[!NOTE]'],
  ['post', '{: .lead}', '{: .'],
  ['post', 'Quiet&nbsp cars.', '&nbsp'],
  ['post', 'Quiet cars【4†source】.', '【'],
];

testCases([
  ...signs.map(([place, text, sign]): Case => [place, text, `1: "${sign}`]),
  ['post', 'Words.\n\n<u>Thanks</u> are cheap.', '3: <u> is code'],
  ['post', 'Words.\n\n<Phone />', '3: <Phone> is code'],
  ['words', '**At home**\n\nIt takes a night.', '1: This line in bold is used as a heading'],
]);

test.each(leftovers.map(([pattern]) => pattern))('%s has an example', (pattern) => {
  expect(signs.filter(([, text]) => pattern.test(text))).not.toEqual([]);
});
