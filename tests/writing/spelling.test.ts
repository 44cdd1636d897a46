import {proseRules} from '../../src/tools/check/proseRules';
import {mistakeTest} from './mistakes';

const terms = 'pages/terms.mdx';
const help = 'pages/help.mdx';
const ride = 'pages/ride.mdx';
const morning = 'news/2025-12-09-a-quieter-morning/index.md';
const sustainability = 'pages/sustainability.mdx';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const business = 'pages/business.mdx';
const tags = 'news/tags.yml';

mistakeTest(
  proseRules,
  'a word in text',
  {file: terms, from: 'Nothing is booked', to: 'Nothing is recieved'},
  'pages/terms.mdx:12:12  `recieved` is not a word we know.\n→ Did you mean `received`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word at the beginning of a sentence',
  {file: help, from: 'Choose a classic sedan', to: 'Chose a clasic sedan'},
  'pages/help.mdx:35:86  `clasic` is not a word we know.\n→ Did you mean `classic`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in a title',
  {file: ride, from: 'title="Hourly rentals"', to: 'title="Houry rentals"'},
  'pages/ride.mdx:31:8  `Houry` is not a word we know.\n→ Did you mean `Hourly`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in the title of a page',
  {file: ride, from: 'title: Electric cab rentals', to: 'title: Electirc cab rentals'},
  'pages/ride.mdx:2:8  `Electirc` is not a word we know.\n→ Did you mean `Electric`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in the description of a post',
  {file: morning, from: 'washed and waiting', to: 'washed and wating'},
  'news/2025-12-09-a-quieter-morning/index.md:3:71  `wating` is not a word we know.\n→ Did you mean `waiting`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  "a word in a picture's text",
  {file: sustainability, from: 'alt="A miniature landscape', to: 'alt="A miniture landscape'},
  'pages/sustainability.mdx:74:8  `miniture` is not a word we know.\n→ Did you mean `miniature`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  "a word in the text of a post's picture",
  {
    file: tree,
    from: 'imageAlt: An EVO cab on a round of green',
    to: 'imageAlt: An EVO cab on a round of gren',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:8:36  `gren` is not a word we know.\n→ Did you mean `green`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in a picture of Markdown',
  {file: business, from: '![People plant young trees', to: '![Peeple plant young trees'},
  'pages/business.mdx:290:3  `Peeple` is not a word we know.\n→ Did you mean `People`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in bold',
  {file: help, from: '**Book Now** takes you', to: '**Bok Now** takes you'},
  'pages/help.mdx:51:5  `Bok` is not a word we know.\n→ Did you mean `Bock`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word of a link',
  {file: help, from: '[How to join](/drive#how-to-join)', to: '[How to joyn](/drive#how-to-join)'},
  'pages/help.mdx:43:127  `joyn` is not a word we know.\n→ Did you mean `joys`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a word in a quotation of several lines',
  {
    file: morning,
    from: '> Daniel Lyngdoh (sample), guest house owner, Shillong',
    to: '> Daniel Lyngdoh (sample),\n> guest house ownr, Shillong',
  },
  'news/2025-12-09-a-quieter-morning/index.md:32:15  `ownr` is not a word we know.\n→ Did you mean `owner`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'an American spelling',
  {
    file: terms,
    from: 'The pictures and the video are illustrations',
    to: 'The colors and the video are illustrations',
  },
  'pages/terms.mdx:20:98  `colors` is not a word we know.\n→ Did you mean `colours`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a place that is misspelt',
  {file: help, from: 'covers Dawki and Cherrapunji.', to: 'covers Dawki and Cherapunji.'},
  'pages/help.mdx:39:100  `Cherapunji` is not a word we know.\n→ Did you mean `Cherrapunji`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a name without its capital',
  {file: help, from: 'covers Dawki and Cherrapunji.', to: 'covers dawki and Cherrapunji.'},
  'pages/help.mdx:39:90  `dawki` is not a word we know.\n→ Did you mean `Dawki`? If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  'a name that nobody knows',
  {file: terms, from: 'Nothing is booked', to: 'At Xuzhqar nothing is booked'},
  'pages/terms.mdx:12:4  `Xuzhqar` is not a word we know.\n→ If it is a name, add it to .config/words.txt.',
);

mistakeTest(
  proseRules,
  "a topic's description",
  {file: tags, from: 'The electric cars, three-wheelers', to: 'The electric cars, three-wheeelers'},
  'news/tags.yml:5:41  `wheeelers` is not a word we know.\n→ Did you mean `wheelers`? If it is a name, add it to .config/words.txt.',
);
