import {proseRules} from '../../src/tools/check/proseRules';
import {bytesOf, copyOf, mistakeTest} from './mistakes';

const terms = 'pages/terms.mdx';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';

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
