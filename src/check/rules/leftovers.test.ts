import {expect, test} from 'vitest';
import {forumMarkup, pairs, pasted, signs as markup} from '../leftoverPatterns';
import {checkFiles, smallSite, testCases, type Case} from '../testCases';

/** Signs that visitors would see; each case ends with them. */
const signs: readonly (readonly [place: Case[0], text: string, sign: string])[] = [
  ['post', 'The ride is **very quiet today.', '**'],
  ['post', 'This is __very quiet today.', '__'],
  ['words', 'The ride is *quiet * and calm.', '*quiet *'],
  ['post', 'The _quiet _ride.', '_quiet _'],
  ['post', 'The *quiet ride.', '*'],
  ['post', 'The **quiet* ride.', '*'],
  ['post', 'See [our fares](/ride "The fares).', '](/ride'],
  ['words', 'See [our fares] (/ride).', '] (/ride'],
  ['post', 'See (our fares)[/ride].', ')[/ride]'],
  ['post', 'See [our fares][fares].', '][fares]'],
  ['words', 'See [[our fares]].', '[[our fares]]'],
  ['post', 'See our fares(/ride).', '(/ride)'],
  ['post', '![A cab in the hills]', '![A cab in the hills]'],
  ['words', 'It is [b]quiet[/b] here.', '[b]'],
  ['post', '[caption id="1"]A cab[/caption]', '[caption id="1"]'],
  ['post', 'A tree.[^1]', '[^1]'],
  ['post', 'A tree.^[In the hills.]', '^[In the hills.]'],
  ['post', '#Charging at home', '#'],
  ['post', '-Four seats\n-Two bags', '-'],
  ['post', '1.Water\n2.Tea', '1.'],
  ['post', 'A)  Water\nB)  Tea', 'A)'],
  ['words', '✨ Water\n✨ Tea', '✨'],
  ['post', '– Water\n– Tea', '– Water'],
  ['words', '[ ] One', '[ ] '],
  ['words', '| Rental | From |\n| Airport | 10 km |', '| Rental | From |'],
  ['post', '+---+\n| A |\n+---+', '+---+'],
  ['post', 'Rental\tFrom\nAirport\t10 km', 'Rental\tFrom'],
  ['post', '{/* ask the desk */}\n\nWords.', '{/*'],
  ['post', '// ask the desk', '// '],
  ['words', ':::\n\nWords.\n\n:::', ':::'],
  ['words', '> [!NOTE]\n> It is quiet.', '[!NOTE]'],
  ['post', '[TOC]', '[TOC]'],
  ['words', 'See htps://a.example and https//b.example.', 'htps://a.example'],
  ['post', `[a id=${'b'.repeat(99)}]`, `[a id=${'b'.repeat(44)}…`],
  ['post', '[contact-form-7 id="12"]', '[contact-form-7 id="12"]'],
  ['post', '[12/10/26, 9:41:07 am] Office: It is quiet.', '[12/10/26, 9:41:07 am] Office:'],
  ['words', '12/10/26, 9:41 am - Office: It is quiet.', '12/10/26, 9:41 am - Office:'],
  ['words', 'Quiet :contentReference[oaicite:2]{index=2} cars.', ':contentReference[oaicite:2]{'],
  ['post', '[cid:image001.png@01DC3A2F.5B7C1E40]', '[cid:image001.png@01DC3A2F.5B7C1E40]'],
  ['words', 'It opens at {time} today.', '{time}'],
  ['post', 'Dear @name@, it is quiet.', '@name@'],
  ['words', '&lt;Button to="/ride"&gt;Ride&lt;/Button&gt;', '&lt;Button to="/ride"&gt;'],
  ['words', 'Good :smile: day.', ':smile:'],
  ['post', 'A ^small^ ride.', '^small^'],
  ['post', 'A ++new++ ride.', '++new++'],
  ['post', 'A ==new== ride.', '==new=='],
  ['post', '== Where to ==', '== Where to =='],
  ['post', 'h2. Where to', 'h2. '],
  ['post', 'Where to ##', '##'],
  ['post', "A '''new''' ride.", "'''"],
  ['post', '.. note:: It is quiet.', '.. note::'],
  ['words', '{quote}\nIt is quiet.\n{quote}', '{quote}'],
  ['post', 'Call [us](98640 12345).', '](98640 12345)'],
  ['post', '{: .lead}', '{: .'],
  ['words', '{:toc}', '{:toc}'],
  ['words', 'A wide image{width=400}', '{width=400}'],
  ['post', 'Quiet cars<o:p></o:p>', '<o:p>'],
  ['post', 'Call ###NAME### today.', '###NAME###'],
  ['words', 'Call {{name}} today.', '{{'],
  ['post', 'Call ____ today.', '____'],
  ['post', 'The bay opens on [date].', '[date]'],
  ['words', 'Call < Phone /> today.', '< Phone />'],
  ['post', 'Quiet&nbsp cars.', '&nbsp'],
  ['post', 'Quiet cars.\\', ''],
  ['post', 'Quiet cars【4†source】.', '【'],
  ['words', 'See [our ==new== fares](/ride).', '=='],
  ['section', '<LogoStrip title="A *quiet* ride" />', '*quiet*'],
];

test('short lines, which are shown as one, are a note', async () => {
  const {'pages/ride.mdx': ride = ''} = smallSite;
  const lines = 'EVO Silchar\nStation Road 5\n\nA car\\\nA bay';
  const {notesOf} = await checkFiles({'pages/ride.mdx': `${String(ride)}\n${lines}\n`});
  expect(notesOf('pages/ride.mdx')).toEqual([
    expect.stringContaining('These lines are shown as one.'),
  ]);
});

testCases([
  ...signs.map(([place, text, sign]): Case => [place, text, `1: "${sign}`]),
  ['post', 'Words.\n\n<u>Thanks</u> are cheap.', '3: <u> is code'],
  ['post', 'Words.\n\n<Phone />', '3: <Phone> is code'],
  ['words', '**At home**\n\nIt takes a night.', '1: This line in bold is used as a heading'],
  ['keys of a page', 'title: Rides &amp; fares in town', '2: "&amp;" is shown'],
  ['post', 'Quiet&nbps; cars', '1: "&nbps;" is shown'],
  ['post', 'Words.\n\n<!-- a note\n\nWords.', '3: This comment is never closed'],
  ['post', 'Words.\n\n```\nWords.', '3: All that follows is shown as code'],
  ['words', '| A | B |\n\n|---|---|\n\n| 1 | 2 |', '1: Blank lines split this table'],
  ['post', '15. August was long.', '1: "15." begins a list'],
  ['post', 'It began long ago.\n\n2025. That was long.', '3: "2025." begins a list'],
  ['post', 'See [the report|https://a.example].', '1: An address is between brackets'],
  ['post', 'See `the report <https://a.example>`_.', '1: This is shown as code'],
  ['post', '>> It is quiet.\n> It is.', '1: This quote is inside another one'],
  ['post', '[A tree](./tree.jpg)', '1: This is a link to an image'],
  ['post', 'For 5~6 km or 8~9 km.', '1: "~6 km or 8~" is struck through'],
  ['words', 'H~2~O is water.', '1: "~2~" is struck through'],
  ['post', '| A | B |\n|---|---|\n| 1 | 2 | 3 |', '3: This row has more cells'],
  ['post', '| A | B |\n|---|---|\n| 1 | 2 |\nWords.', '4: This is a row of the table'],
  ['post', 'Words.\n\n[^1]: A note.', '3: Nothing names this'],
  ['words', 'See [one][a].\n\n[a]: /ride\n\n[a]: /ride', '5: Visitors do not see this'],
  ['post', '\\- One\n\n\\- Two', '1: Visitors see these signs'],
  ['words', 'A room of 4*4 or 6*6 m.', '1: Stars between digits'],
  ['post', 'Words.\n\n[fares]: /ride', '3: Nothing names this'],
]);

const examples = [forumMarkup, pairs, pasted, markup]
  .flatMap((leftovers) => Object.values(leftovers))
  .flatMap((patterns) => Object.entries(patterns));

test.each(examples)('%j is an example of what %s finds', (example, pattern) => {
  expect(example.search(pattern)).toBeGreaterThanOrEqual(0);
});
