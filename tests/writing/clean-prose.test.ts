import {expect, test} from 'vitest';

import {proseRules} from '../../src/tools/check/proseRules';
import {readSite} from '../../src/tools/check/site';
import {copyOf, mistakeTest, root, told} from './mistakes';

const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const terms = 'pages/terms.mdx';

test('the site as it stands has no problem', async () => {
  const site = readSite(root);
  for (const rule of proseRules) expect((await rule(site)).map(told)).toEqual([]);
});

/** Words that are right in a post, whatever they look like. */
const right: readonly [what: string, words: string][] = [
  ['prices', 'A forest costs ₹1.5 crore, a sapling ₹1,500, ten rides ₹2,690, a month ₹40–45k.'],
  [
    'words that stand twice for a reason',
    'The best that that road offers, and all we had had before.',
  ],
  [
    'code and addresses',
    'See `TODO...  Rs. 5` and the [report](https://partner.example/2025-01-14/Evo_report...pdf) of the day.',
  ],
  ['a block of code', '```sh\nEvo TODO  "x"  Rs 5 -- a b\n```'],
  ['a table', '| Rental   | From   |\n| -------- | ------ |\n| Airport  | ₹269   |'],
  [
    'units and directions',
    'A 10-km ride, 10–12 km of it north-east of Shillong, at 5 a.m. or 17:30.',
  ],
  ['quotations', 'He said: “Is that so?” – “It is!” Mr. Das smiled…'],
  ['figures', 'Numbers such as 9,000,000+, 43K+, 1000+, 24/7, 98% and 3.5 are figures.'],
  ['days', 'From 14 January 2025 to 3 May, in March 2025, and since May 12 stations are open.'],
  ['an address of others', 'Write to desk@partner.example, or read partner.example.'],
  ['lines that break', 'One line with a break  \nand another\\\nthird, with A&amp;B and 5 &lt; 6.'],
  ['a quotation of several lines', '> A quotation\n> of three lines,\n> the last a half.'],
  ['abbreviations', 'UPI, GST and SMS; iOS, WhatsApp, LinkedIn and YouTube; SUVs and EVs.'],
  ['the verb of a licence', 'Towns license their cabs; the driver’s licence is checked.'],
  ['bold letters in a word', '**Bold** and *thin*, un**believ**able and the **the**atre.'],
  ['a link to a file beside the post', 'See [the picture](./green-disc.jpg).'],
];

for (const [what, words] of right) {
  mistakeTest(proseRules, `nothing is said of ${what}`, {
    file: tree,
    text: `${copyOf(tree)}\n${words}\n`,
  });
}

/** The same for a page. */
const rightInPages: readonly [what: string, words: string][] = [
  [
    'headings with an address of their own',
    '## A heading {#own-id}\n\n## Another {/* #second-id */}\n\nSee [above](#own-id), [there](/terms#second-id) and [prices](#prices-are-starting-prices).',
  ],
  ['components in a sentence', 'For <Price of="airport" />, or call <Phone />.'],
  ['comments and code', '{/* TODO: Evo  Rs 5 */}\n\nText {"x  y"} here.'],
  [
    'links to all that the newsroom makes',
    '[A feed](/news/rss.xml), [a topic](/news/tags/fleet), [a year](/news/archive/2024), [the desk](/news/authors/newsroom), [the press](/news#press), [a post](/news/2025/01/14/a-tree-after-every-ride).',
  ],
  [
    'links to others',
    '[Send](sms:+910000012345), [call](tel:+913610000000), [write](mailto:desk@partner.example?subject=Hi), [read](https://partner.example/EVO.html).',
  ],
  ['a link whose address stands below', '[The fares][fares] are there.\n\n[fares]: /ride#airport'],
  ['a file of static', '[The map](/robots.txt) is a file.'],
];

for (const [what, words] of rightInPages) {
  mistakeTest(proseRules, `nothing is said of ${what}, in a page`, {
    file: terms,
    from: 'Write to <Email /> or',
    to: `${words}\n\nWrite to <Email /> or`,
  });
}

mistakeTest(
  proseRules,
  'a page that cannot be read is for another rule, and its words are left alone',
  {
    file: terms,
    from: '<Article title="Terms">',
    to: '<Article title="Terms" Evo TODO <',
  },
);

mistakeTest(proseRules, 'Windows’ line ends change nothing', {
  file: tree,
  text: copyOf(tree, ['\n', '\r\n']),
});

mistakeTest(proseRules, 'neither does a byte order mark', {
  file: terms,
  text: `\uFEFF${copyOf(terms)}`,
});
