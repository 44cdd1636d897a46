import {expect, test} from 'vitest';
import {testCases, type Case} from '../testCases';
import {leftovers} from './leftovers';

/** Signs that visitors would see; each case ends with them. */
const signs: readonly (readonly [place: Case[0], text: string, sign: string])[] = [
  ['post', 'The ride is **very quiet today.', '**'],
  ['post', 'The ride is very quiet** today.', '**'],
  ['post', 'This is __very quiet today.', '__'],
  ['post', 'The ride is *very quiet * today.', '*very quiet *'],
  ['post', 'The ride is * very quiet* today.', '* very quiet*'],
  ['post', 'The ride is _very quiet _ today.', '_very quiet _'],
  ['post', 'See [our fares](/ride "The fares).', '](/ride'],
  ['post', 'See the [fares](/ride#airport for more.', '](/ride#airport'],
  ['post', 'See [our fares][fares].', '][fares]'],
  ['words', 'See [[our fares]].', '[[our fares]]'],
  ['post', 'See [our fares}(/ride).', '[our fares}('],
  ['words', 'It is [b]quiet[/b] here.', '[b]'],
  ['post', 'A tree.[^1]', '[^1]'],
  ['post', 'A tree^[Planted in the hills.] grows.', '^[Planted in the hills.]'],
  ['post', '#Charging at home', '#'],
  ['words', '####### Too deep', '######'],
  ['post', '-Four seats\n-Two bags', '-'],
  ['post', '*Four seats\n*Two bags', '*'],
  ['post', 'a) One\nb) Two', 'a) One'],
  ['words', '[ ] One', '[ ] '],
  ['words', '| Rental | From |\n| Airport | 10 km |', '| Rental | From |'],
  ['words', 'Rental | From\nAirport | 10 km', 'Rental | From'],
  ['post', '+--------+------+\n| Rental | From |', '+--------+'],
  ['post', 'Rental\tFrom\nAirport\t10 km', 'Rental\tFrom'],
  ['post', '{/* ask the desk */}\n\nWords.', '{/*'],
  ['words', '{/* Count them', '{/*'],
  ['post', '// ask the desk', '// '],
  ['words', ':::\n\nWords.\n\n:::', ':::'],
  ['post', '!!! note "Quiet"', '!!! note'],
  ['words', '> [!NOTE]\n> It is quiet.', '[!NOTE]'],
  ['post', '{: .lead}', '{: .'],
  ['post', 'It costs $E=mc^2$ here.', '$E=mc^2$'],
  ['post', 'It is ++quiet++ here.', '++quiet++'],
  ['words', 'It is quiet :smile: here.', ':smile:'],
  ['post', 'Quiet&nbsp cars.', '&nbsp'],
  ['post', 'Rides &amp;amp; fares.', 'amp;'],
];

testCases([
  ...signs.map(([place, text, sign]): Case => [place, text, `1: "${sign}`]),
  ['post', 'Words.\n\n<u>Thanks</u> are cheap.', '3: <u> is code'],
  ['post', 'Words.\n\n<Phone />', '3: <Phone> is code'],
  ['post', 'Words.\n\n<!-- a note\n\nMore words.', '3: All text after this disappears'],
  ['post', 'Words.\n\n<?note hidden words', '3: All text after this disappears'],
  ['post', 'Words.\n\n```\n\nMore words.', '3: All text after this is code'],
  ['words', '| A | B |\n| --- | --- |\n| C | D | E |', '3: This row has too few or too many cells'],
  ['post', '| A | B |\n| --- | --- |\n| C | D |\nAll prices.', '4: This row has too few'],
  [
    'words',
    '**Charging at home**\n\nIt takes a night.',
    '1: This line in bold is used as a heading',
  ],
  ['post', '2025\\. A year.\n\n12. January was a cold day.', '3: The line begins with 12.'],
]);

test.each(leftovers.flatMap(([, ...patterns]) => patterns))('%s has an example', (pattern) => {
  expect(signs.filter(([, text]) => pattern.test(text))).not.toEqual([]);
});
