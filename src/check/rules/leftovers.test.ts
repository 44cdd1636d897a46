import {expect, test} from 'vitest';
import {forumMarkup, pairs, pasted, signs, type Leftovers} from '../leftoverPatterns';
import {checkFiles, smallSite, testCases, type Case} from '../testCases';

const patternsOf = (...all: readonly Leftovers[]) =>
  all.flatMap((leftovers) => Object.values(leftovers)).flatMap((each) => Object.entries(each));

test.each(patternsOf(forumMarkup, pairs, pasted, signs))(
  '%j is an example of what %s finds',
  (example, pattern) => expect(example.search(pattern)).toBeGreaterThanOrEqual(0),
);

/** The examples of the patterns, in the middle of a line where they need it. */
const examples = patternsOf(forumMarkup, pasted, signs).map(([example]) =>
  example.replace('\uFFFC', '`code`'),
);

/** Signs in other places, in other words or in both; each case ends with what is reported. */
const others: readonly (readonly [place: Case[0], text: string, sign: string])[] = [
  ['words', 'The ride is *quiet * and calm.', '*quiet *'],
  ['post', 'The _quiet _ride.', '_quiet _'],
  ['post', 'The **quiet* ride.', '*'],
  ['post', 'See [our fares](/ride "The fares).', '](/ride'],
  ['words', 'See [our fares] (/ride).', '] (/ride'],
  ['words', 'See [[our fares]].', '[[our fares]]'],
  ['words', 'It is [b]quiet[/b] here.', '[b]'],
  ['post', '[caption id="1"]A cab[/caption]', '[caption id="1"]'],
  ['words', '[ ] One', '[ ] '],
  ['words', '✨ Water\n✨ Tea', '✨'],
  ['words', '| Rental | From |\n| Airport | 10 km |', '| Rental | From |'],
  ['post', 'Rental\tFrom\nAirport\t10 km', 'Rental\tFrom'],
  ['words', ':::\n\nWords.\n\n:::', ':::'],
  ['words', '> [!NOTE]\n> It is quiet.', '[!NOTE]'],
  ['words', 'See htps://a.example and https//b.example.', 'htps://a.example'],
  ['post', `[a id=${'b'.repeat(99)}]`, `[a id=${'b'.repeat(44)}…`],
  ['words', 'Quiet :contentReference[oaicite:2]{index=2} cars.', ':contentReference[oaicite:2]{'],
  ['post', '[cid:image001.png@01DC3A2F.5B7C1E40]', '[cid:image001.png@01DC3A2F.5B7C1E40]'],
  ['words', 'It opens at {time} today.', '{time}'],
  ['words', '&lt;Button to="/ride"&gt;Ride&lt;/Button&gt;', '&lt;Button to="/ride"&gt;'],
  ['words', '{quote}\nIt is quiet.\n{quote}', '{quote}'],
  ['words', '{:toc}', '{:toc}'],
  ['words', 'A wide image{width=400}', '{width=400}'],
  ['words', 'Call {{name}} today.', '{{'],
  ['words', 'Call < Phone /> today.', '< Phone />'],
  ['words', 'See [our ==new== fares](/ride).', '=='],
  ['section', '<LogoStrip title="A *quiet* ride" />', '*quiet*'],
];

test.each(['EVO Silchar\nStation Road 5\n\nA car\\\nA bay', '> It is quiet.\n> — Ritu Das'])(
  '%j: that lines are shown as one is a note',
  async (lines) => {
    const {'pages/ride.mdx': ride = ''} = smallSite;
    const {notesOf} = await checkFiles({'pages/ride.mdx': `${String(ride)}\n${lines}\n`});
    expect(notesOf('pages/ride.mdx')).toEqual([
      expect.stringContaining('These lines are shown as one.'),
    ]);
  },
);

testCases([
  ...examples.map((example): Case => ['post', example, 'is shown as it is written']),
  ...others.map(([place, text, sign]): Case => [place, text, `1: "${sign}`]),
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
  ['post', 'Words.\n\n[^1] A note.', '3: A footnote lacks its colon'],
  ['post', 'The driver`s and the rider`s phone.', '1: The words between these signs are code'],
  ['post', '- One\n - Two', '2: This point begins further right'],
  ['post', '1. One\n - Two', '2: This list is not part of the point above'],
  ['post', '- One\n-\n- Two', '2: This point is empty'],
  ['post', 'Bring a bag\n+ a case.', '2: "+" begins a list'],
  ['post', 'Do this:\n2. Call us', '1: The list below is shown as one line'],
  ['post', '\\- One\n\n\\- Two', '1: Visitors see these signs'],
  ['words', 'A room of 4*4 or 6*6 m.', '1: Stars between digits'],
  ['post', 'Words.\n\n[fares]: /ride', '3: Nothing names this'],
]);
