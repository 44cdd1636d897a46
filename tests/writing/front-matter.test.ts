import {proseRules} from '../../src/tools/check/proseRules';
import {bytesOf, copyOf, mistakeTest} from './mistakes';

const ride = 'pages/ride.mdx';
const terms = 'pages/terms.mdx';
const contact = 'pages/contact.mdx';
const morning = 'news/2025-12-09-a-quieter-morning/index.md';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const tags = 'news/tags.yml';
const authors = 'news/authors.yml';

/** A page that is right but for its name. */
const anotherPage = copyOf(
  terms,
  ['title: Terms for using this website', 'title: The fleet we drive'],
  [
    /description: .*/g,
    'description: Everything about the electric cars that carry people and goods.',
  ],
);

mistakeTest(
  proseRules,
  'a page without a title',
  {file: ride, from: 'title: Electric cab rentals in Assam and Shillong\n', to: ''},
  'pages/ride.mdx:1:1  title is missing. Allowed: 10 to 60 characters.\n→ Add a line: title: Airport rides in Guwahati',
);

mistakeTest(
  proseRules,
  'a page without a description',
  {
    file: terms,
    from: 'description: What this electric cab website is for, how starting prices and confirmed fares relate, and which of its contents are samples.\n',
    to: '',
  },
  'pages/terms.mdx:1:1  description is missing. Allowed: 50 to 160 characters.\n→ Add a line: description: One sentence that makes a searcher want to open the page',
);

mistakeTest(
  proseRules,
  'a title that is too long for search engines',
  {
    file: ride,
    from: 'title: Electric cab rentals in Assam and Shillong',
    to: 'title: Electric cab rentals in Assam, in Meghalaya and all around Shillong',
  },
  'pages/ride.mdx:2:8  title has 67 characters: "Electric cab rentals in Assam, in Meghalaya and all aroun…". Allowed are 10 to 60 characters.\n→ Leave out at least 7 characters.',
);

mistakeTest(
  proseRules,
  'a description that is too short',
  {
    file: terms,
    from: 'description: What this electric cab website is for, how starting prices and confirmed fares relate, and which of its contents are samples.',
    to: 'description: Terms of this website.',
  },
  'pages/terms.mdx:3:14  description has 22 characters: "Terms of this website.". Allowed are 50 to 160 characters.\n→ Add at least 28 characters.',
);

mistakeTest(
  proseRules,
  'a key that is misspelt',
  {file: ride, from: 'title: Electric cab rentals', to: 'titel: Electric cab rentals'},
  'pages/ride.mdx:2:1  There is no key "titel". Allowed are title and description.\n→ Did you mean "title"?',
);

mistakeTest(
  proseRules,
  'a key that other systems have',
  {
    file: terms,
    from: 'title: Terms for using this website',
    to: 'title: Terms for using this website\nkeywords: terms, cab',
  },
  'pages/terms.mdx:3:1  There is no key "keywords". Allowed are title and description.\n→ Delete this line.',
);

mistakeTest(
  proseRules,
  'every mistake of a page is told, not the first alone',
  {
    file: terms,
    from: 'title: Terms for using this website',
    to: 'Title: Terms for using this website\nlayout: wide',
  },
  'pages/terms.mdx:2:1  There is no key "Title". Allowed are title and description.\n→ Did you mean "title"?',
  'pages/terms.mdx:3:1  There is no key "layout". Allowed are title and description.\n→ Delete this line.',
);

mistakeTest(
  proseRules,
  'a colon in a title without quotes',
  {
    file: ride,
    from: 'title: Electric cab rentals in Assam and Shillong',
    to: 'title: Rentals: electric cabs in Assam',
  },
  "pages/ride.mdx:2:8  title holds a colon, which cannot be read without quotes.\n→ Put it in quotes: title: 'Rentals: electric cabs in Assam'",
);

mistakeTest(
  proseRules,
  'two lines that cannot be read are told both',
  {
    file: ride,
    from: 'title: Electric cab rentals in Assam and Shillong\ndescription: Hire',
    to: 'title: Rentals: electric cabs in Assam\ndescription: Cabs: hire',
  },
  "pages/ride.mdx:2:8  title holds a colon, which cannot be read without quotes.\n→ Put it in quotes: title: 'Rentals: electric cabs in Assam'",
  "pages/ride.mdx:3:14  description holds a colon, which cannot be read without quotes.\n→ Put it in quotes: description: 'Cabs: hire an electric cab to the airport or railway station, by the hour, to Shillong, Dawki and Cherrapunji, or anywhere in Assam. See every starting fare.'",
);

mistakeTest(
  proseRules,
  'a tab before a key',
  {file: ride, from: 'title: Electric cab', to: '\ttitle: Electric cab'},
  'pages/ride.mdx:2:1  This line begins with a tab. Only spaces are allowed there.\n→ Delete the tab: title: Electric cab rentals in Assam and Shillong',
);

mistakeTest(
  proseRules,
  'keys that are not closed',
  {file: terms, from: 'are samples.\n---', to: 'are samples.'},
  'pages/terms.mdx:4:1  The keys at the top of the file are not closed: the second line --- is missing.\n→ Write --- in a line of its own, below the last key.',
);

mistakeTest(
  proseRules,
  'a title that ends at a #',
  {
    file: terms,
    from: 'title: Terms for using this website',
    to: 'title: Terms for using this website #1',
  },
  "pages/terms.mdx:2:37  title ends before the #: what follows in this line is left out.\n→ Put the text in quotes: title: '…', or delete the # and what follows.",
);

mistakeTest(
  proseRules,
  'two pages with one title',
  {
    file: terms,
    from: 'title: Terms for using this website',
    to: 'title: Electric cab rentals in Assam and Shillong',
  },
  'pages/terms.mdx:2:8  title is "Electric cab rentals in Assam and Shillong", which is the title of pages/ride.mdx already. Each title is allowed once.\n→ Say in the title what is different in this page.',
);

mistakeTest(
  proseRules,
  'a page with a title of the newsroom',
  {file: terms, from: 'title: Terms for using this website', to: 'title: Press releases'},
  'pages/terms.mdx:2:8  title is "Press releases", which is the title of /news/press-releases already. Each title is allowed once.\n→ Say in the title what is different in this page.',
);

mistakeTest(
  proseRules,
  'two pages with one description',
  {
    file: contact,
    from: 'description: Phone number, e-mail and postal address of the electric cab service, and where to go for bookings, driving, business and charging.',
    to: 'description: City rides, airport transfers, intercity travel, corporate service and package delivery in electric vehicles, available 24/7.',
  },
  'pages/services.mdx:3:14  description is that of pages/contact.mdx already. Each description is allowed once.\n→ Say in the description what is different in this page.',
);

mistakeTest(
  proseRules,
  'two posts with one description',
  {
    file: morning,
    from: "description: 'Before the shops open, the cars are charged, washed and waiting: a look at how a day begins at EVO.'",
    to: 'description: How riders, drivers and a sapling share one journey.',
  },
  'news/2025-12-09-a-quieter-morning/index.md:3:14  description is that of news/2025-01-14-a-tree-after-every-ride already. Each description is allowed once.\n→ Say in the description what is different in this post.',
);

mistakeTest(
  proseRules,
  'a page whose name is no address',
  {file: 'pages/Our Fleet.mdx', text: anotherPage},
  'pages/Our Fleet.mdx:1:1  The page is called "Our Fleet.mdx". Allowed are small letters, digits and hyphens, because its name is its address.\n→ Rename it to our-fleet.mdx.',
);

mistakeTest(
  proseRules,
  'a page whose name is an address of the former site',
  {file: 'pages/transportation.mdx', text: anotherPage},
  'pages/transportation.mdx:1:1  /transportation is an address of the former site, which leads to /commercial.\n→ Give the page another name.',
);

mistakeTest(
  proseRules,
  'a page that is plain Markdown',
  {
    file: 'pages/fleet.md',
    text: '---\ntitle: The fleet we drive\ndescription: Everything about the electric cars that carry people and goods.\n---\n\n# The fleet\n\nElectric cars.\n',
  },
  'pages/fleet.md:1:1  The name of a page ends with .mdx; in this one no section would work.\n→ Rename it to fleet.mdx.',
);

mistakeTest(
  proseRules,
  'a post of a topic that is not known',
  {file: tree, from: 'tags: [environment, company]', to: 'tags: [enviroment, company]'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:5:8  tags names "enviroment", which is not in news/tags.yml. Allowed are fleet, charging, rides, company, drivers, tourism, business, environment and delivery.\n→ Did you mean "environment"?',
);

mistakeTest(
  proseRules,
  'a post of an author who is not known',
  {file: tree, from: 'authors: [newsroom]', to: 'authors: [news-room]'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:6:11  authors names "news-room", which is not in news/authors.yml. Allowed are newsroom and drivers-desk.\n→ Did you mean "newsroom"?',
);

mistakeTest(
  proseRules,
  'a post of a kind that is not known',
  {file: tree, from: 'kind: press-release', to: 'kind: press release'},
  'news/2025-01-14-a-tree-after-every-ride/index.md:4:7  kind is "press release". Allowed are news, media-coverage and press-release.\n→ Did you mean "press-release"?',
);

mistakeTest(
  proseRules,
  'a post with several mistakes',
  {
    file: tree,
    from: 'kind: press-release\ntags: [environment, company]',
    to: 'kind: story\ntags: environment, company',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:4:7  kind is "story". Allowed are news, media-coverage and press-release.\n→ Write one of these: kind: news',
  'news/2025-01-14-a-tree-after-every-ride/index.md:5:7  tags is "environment, company". Allowed is a list in brackets: 1 to 3 topics.\n→ Write: tags: [environment, company]',
);

mistakeTest(
  proseRules,
  'a post of a day that is not in the calendar',
  [
    {file: 'news/2025-10-07-thank-you-drivers/index.md', remove: true},
    {file: 'news/2025-10-07-thank-you-drivers/cup.jpg', remove: true},
    {
      file: 'news/2025-02-30-thank-you-drivers/index.md',
      text: copyOf('news/2025-10-07-thank-you-drivers/index.md'),
    },
    {
      file: 'news/2025-02-30-thank-you-drivers/cup.jpg',
      bytes: bytesOf('news/2025-10-07-thank-you-drivers/cup.jpg'),
    },
  ],
  'news/2025-02-30-thank-you-drivers/index.md:1:1  The folder is called "2025-02-30-thank-you-drivers", but February 2025 has 28 days. Allowed are days of the calendar, as year-month-day.\n→ Rename the folder, so that it begins with the day of the post.',
);

mistakeTest(
  proseRules,
  'a post with the name of another',
  [
    {
      file: 'news/2026-01-14-a-tree-after-every-ride/index.md',
      text: copyOf(
        tree,
        ['title: A tree after every ride', 'title: A tree after every ride, again'],
        [
          /description: .*/g,
          'description: How riders, drivers and their saplings shared the journeys of a year.',
        ],
      ),
    },
    {
      file: 'news/2026-01-14-a-tree-after-every-ride/green-disc.jpg',
      bytes: bytesOf('news/2025-01-14-a-tree-after-every-ride/green-disc.jpg'),
    },
  ],
  "news/2026-01-14-a-tree-after-every-ride/index.md:1:1  The folder's name ends like that of news/2025-01-14-a-tree-after-every-ride.\n→ Say in its name what is different in this post.",
);

mistakeTest(
  proseRules,
  'a post without a line for its excerpt',
  {file: tree, from: '<!-- truncate -->\n\n', to: ''},
  'news/2025-01-14-a-tree-after-every-ride/index.md:12:1  The line <!-- truncate --> is missing, which says where the beginning of the post ends.\n→ Write <!-- truncate --> in a line of its own, below the first paragraph.',
);

mistakeTest(
  proseRules,
  'a topic without a label',
  {file: tags, from: '  label: Tourism\n', to: ''},
  'news/tags.yml:28:3  label of "tourism" is missing. Allowed: a text.\n→ Add a line: label: Tourism',
);

mistakeTest(
  proseRules,
  'an author without a name',
  {file: authors, from: '  name: EVO driver desk\n', to: ''},
  'news/authors.yml:8:3  name of "drivers-desk" is missing. Allowed: a text.\n→ Add a line: name: EVO newsroom',
);
