import {proseRules} from '../../src/tools/check/proseRules';
import {copyOf, mistakeTest} from './mistakes';

const help = 'pages/help.mdx';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const terms = 'pages/terms.mdx';

mistakeTest(
  proseRules,
  'a level left out',
  {file: help, from: '## How far ahead do I book?', to: '#### How far ahead do I book?'},
  'pages/help.mdx:17:1  `#### How far ahead do I book?` leaves out a level: the heading above it is of level 2.\n→ Write `### How far ahead do I book?`.',
);

mistakeTest(
  proseRules,
  'a level left out in a post',
  {file: tree, from: '## Every ride counts the same', to: '### Every ride counts the same'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:18:1  `### Every ride counts the same` leaves out a level: the heading above it is of level 1.\n→ Write `## Every ride counts the same`.',
);

mistakeTest(
  proseRules,
  'a second first heading, in Markdown',
  {file: help, from: '## How far ahead do I book?', to: '# How far ahead do I book?'},
  'pages/help.mdx:17:1  `How far ahead do I book?` is a second first heading: this page has `Help` already.\n→ Write `## How far ahead do I book?`.',
);

mistakeTest(
  proseRules,
  'a second first heading, of a section',
  {
    file: terms,
    from: '<CallToAction title="Know the fare, then ride">\n\nConfirm it in the app, and go.\n\n<Button to="/#book">Book Now</Button>\n\n<Button to="/#download">Download App</Button>\n\n</CallToAction>',
    to: '<Article title="Know the fare, then ride">\n\nConfirm it in the app, and go.\n\n</Article>',
  },
  'pages/terms.mdx:36:1  `Know the fare, then ride` is a second first heading: this page has `Terms` already.\n→ Take another section than `<Article>`.',
);

mistakeTest(
  proseRules,
  'a page without a first heading',
  {file: terms, text: copyOf(terms, ['Article', 'Statement'])},
  'pages/terms.mdx:6:1  This page has no first heading, so nobody is told what it is about.\n→ Begin it with a `<Hero>`, or put its text into an `<Article title="…">`.',
);

mistakeTest(
  proseRules,
  'a first heading in a post',
  {file: tree, from: '## Every ride counts the same', to: '# Every ride counts the same'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:18:1  "Every ride counts the same" is a heading of the first level, which is only the title of the page. Allowed are ## and ###.\n→ Write: ## Every ride counts the same',
);

mistakeTest(
  proseRules,
  'a heading without words',
  {file: help, from: '## How far ahead do I book?', to: '##'},
  'pages/help.mdx:17:1  This heading is empty.\n→ Write its words behind the signs #, or delete the line.',
);

mistakeTest(
  proseRules,
  'a section whose title is empty',
  {file: terms, from: 'title="Know the fare, then ride"', to: 'title=""'},
  'pages/terms.mdx:36:22  This heading is empty.\n→ Write what the part is about: `title="…"`.',
);

mistakeTest(
  proseRules,
  'a heading in capitals',
  {file: help, from: '## How far ahead do I book?', to: '## HOW FAR AHEAD DO I BOOK WITH EVO?'},
  'pages/help.mdx:17:4  This heading is typed in capitals, which are hard to read; screen readers may spell them out.\n→ Write `How far ahead do I book with EVO?`. The design sets capitals where they belong.',
);

mistakeTest(
  proseRules,
  'a title in capitals',
  {file: terms, from: 'title="Know the fare, then ride"', to: 'title="RIDE IN SHILLONG"'},
  'pages/terms.mdx:36:22  This heading is typed in capitals, which are hard to read; screen readers may spell them out.\n→ Write `Ride in Shillong`. The design sets capitals where they belong.',
);
