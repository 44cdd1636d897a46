import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {anchorProps} from '../../src/tools/check/anchors';
import {links} from '../../src/tools/check/links';
import {proseRules} from '../../src/tools/check/proseRules';
import {readSite} from '../../src/tools/check/site';
import {bytesOf, copyOf, mistakeTest, root} from './mistakes';

const services = 'pages/services.mdx';
const home = 'pages/index.mdx';
const business = 'pages/business.mdx';
const help = 'pages/help.mdx';
const terms = 'pages/terms.mdx';
const tree = 'news/2025-01-14-a-tree-after-every-ride/index.md';
const morning = 'news/2025-12-09-a-quieter-morning/index.md';

mistakeTest(
  proseRules,
  'a page that is not there',
  {file: services, from: 'to="/commercial"', to: 'to="/comercial"'},
  'pages/services.mdx:42:50  There is no page `/comercial`.\n→ Did you mean `/commercial`?',
);

mistakeTest(
  proseRules,
  'a page like no other',
  {file: services, from: 'to="/commercial"', to: 'to="/somewhere-else-altogether"'},
  'pages/services.mdx:42:50  There is no page `/somewhere-else-altogether`.\n→ Write / and the name of a file in pages without its ending, like `/ride`.',
);

mistakeTest(
  proseRules,
  'a section that is not there',
  {file: services, from: 'to="/ride#airport"', to: 'to="/ride#airprt"'},
  'pages/services.mdx:24:48  `/ride` has no section `#airprt`.\n→ Did you mean `/ride#airport`?',
);

mistakeTest(
  proseRules,
  'a section of another page',
  {file: services, from: 'to="/ride#airport"', to: 'to="/#airport"'},
  'pages/services.mdx:24:48  `/` has no section `#airport`.\n→ Did you mean `/ride#airport`?',
);

mistakeTest(
  proseRules,
  'a section that the page itself does not have',
  {file: home, from: '<Button to="#download">', to: '<Button to="#downloads">'},
  'pages/index.mdx:18:13  This page has no section `#downloads`.\n→ Did you mean `#download`?',
);

mistakeTest(
  proseRules,
  'a heading that is not there',
  {file: services, from: 'to="/commercial"', to: 'to="/help#how-do-i-book"'},
  'pages/services.mdx:42:50  `/help` has no section `#how-do-i-book`.\n→ Did you mean `/help#how-do-i-book-a-ride`?',
);

mistakeTest(
  proseRules,
  'a rental that is not there to be chosen',
  {file: business, from: '/?rental=hourly#book', to: '/?rental=hourley#book'},
  'pages/business.mdx:142:13  There is no rental `hourley` to be chosen.\n→ Did you mean `/?rental=hourly#book`?',
);

mistakeTest(
  proseRules,
  'an address of the former site',
  {file: services, from: 'to="/commercial"', to: 'to="/transportation"'},
  'pages/services.mdx:42:50  `/transportation` is an address of the former site.\n→ Write `/commercial`.',
);

mistakeTest(
  proseRules,
  'an address of the former site, in text',
  {file: help, from: '[Evo Commercial](/commercial)', to: '[Evo Commercial](/transportation/)'},
  'pages/help.mdx:47:123  `/transportation/` has a slash at its end, which our addresses do not have.\n→ Write `/commercial`.',
);

mistakeTest(
  proseRules,
  'an address with .html',
  {file: services, from: 'to="/commercial"', to: 'to="/commercial.html"'},
  'pages/services.mdx:42:50  `/commercial.html` names a file. The address of a page has no ending.\n→ Write `/commercial`.',
);

mistakeTest(
  proseRules,
  'an address with a slash at its end',
  {file: services, from: 'to="/commercial"', to: 'to="/commercial/"'},
  'pages/services.mdx:42:50  `/commercial/` has a slash at its end, which our addresses do not have.\n→ Write `/commercial`.',
);

mistakeTest(
  proseRules,
  'a file of pages',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](./contact.mdx)'},
  'pages/terms.mdx:12:131  `./contact.mdx` names a file. Links lead to addresses.\n→ Write `/contact`.',
);

mistakeTest(
  proseRules,
  'an address without its slash',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](contact)'},
  'pages/terms.mdx:12:131  `contact` does not begin with /.\n→ Write `/contact`.',
);

mistakeTest(
  proseRules,
  'capitals in an address',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](/Contact)'},
  'pages/terms.mdx:12:131  There is no page `/Contact`.\n→ Write `/contact`.',
);

mistakeTest(
  proseRules,
  'an absolute address of our own site',
  {
    file: terms,
    from: '[get in touch](/contact)',
    to: '[get in touch](https://evo.example/contact)',
  },
  'pages/terms.mdx:12:131  Links within our own site begin with /, so that they work wherever it is.\n→ Write `/contact`.',
);

mistakeTest(
  proseRules,
  'an address without https',
  {
    file: terms,
    from: '[get in touch](/contact)',
    to: '[get in touch](http://partner.example/desk)',
  },
  'pages/terms.mdx:12:131  `http://partner.example/desk` is not encrypted, and browsers warn of it.\n→ Write `https://partner.example/desk`, and open it once to see that it works.',
);

mistakeTest(
  proseRules,
  'an address that lacks its beginning',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](www.partner.example/desk)'},
  'pages/terms.mdx:12:131  `www.partner.example/desk` is taken for a page of our own site.\n→ Write `https://www.partner.example/desk`.',
);

mistakeTest(
  proseRules,
  'a beginning that is misspelt',
  {
    file: terms,
    from: '[get in touch](/contact)',
    to: '[get in touch](htps://partner.example/desk)',
  },
  'pages/terms.mdx:12:131  No address begins with `htps:`.\n→ Did you mean `https:`?',
);

mistakeTest(
  proseRules,
  'an outside address that is not whole',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](https://partner)'},
  'pages/terms.mdx:12:131  `https://partner` is no whole address.\n→ Copy the address from your browser.',
);

mistakeTest(
  proseRules,
  'an empty address',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch]()'},
  'pages/terms.mdx:12:131  This link leads nowhere.\n→ Write the address of a page, like `/ride`, or of a section, like `/ride#airport`.',
);

mistakeTest(
  proseRules,
  'a link to nothing but #',
  {file: home, from: '<Button to="#download">', to: '<Button to="#">'},
  'pages/index.mdx:18:13  This link leads nowhere.\n→ Write the address of a page, like `/ride`, or of a section, like `/ride#airport`.',
);

mistakeTest(
  proseRules,
  'a link without words',
  {file: terms, from: '[get in touch](/contact)', to: 'get in touch [](/contact)'},
  'pages/terms.mdx:12:129  This link has no words, so nobody sees it.\n→ Write where it leads between the brackets: `[airport rentals](/contact)`.',
);

mistakeTest(
  proseRules,
  'a link that says "click here"',
  {file: terms, from: '[get in touch](/contact)', to: 'get in touch: [click here](/contact)'},
  'pages/terms.mdx:12:130  `click here` does not say where the link leads. Those who listen to a page hear its links one by one.\n→ Link the words that say what is there, like `[airport rentals](/ride#airport)`.',
);

mistakeTest(
  proseRules,
  'a link that says "here"',
  {
    file: tree,
    from: '[sustainability page](/sustainability)',
    to: 'sustainability page, [here](/sustainability)',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:32:80  `here` does not say where the link leads. Those who listen to a page hear its links one by one.\n→ Link the words that say what is there, like `[airport rentals](/ride#airport)`.',
);

mistakeTest(
  proseRules,
  'an address that is shown',
  {file: terms, from: '[get in touch](/contact)', to: 'look at https://partner.example/desk'},
  'pages/terms.mdx:12:124  This link shows its address, which says little to those who read it.\n→ Write what is there: `[the name of the page](https://partner.example/desk)`.',
);

mistakeTest(
  proseRules,
  'a post that is not there',
  {
    file: morning,
    from: '../2025-10-28-up-to-shillong-without-a-sound/index.md',
    to: '../2025-10-27-up-to-shillong-without-a-sound/index.md',
  },
  'news/2025-12-09-a-quieter-morning/index.md:27:103  There is no post `2025-10-27-up-to-shillong-without-a-sound`.\n→ Did you mean `../2025-10-28-up-to-shillong-without-a-sound/index.md`?',
);

mistakeTest(
  proseRules,
  'a page named by its file in a post',
  {
    file: tree,
    from: '[sustainability page](/sustainability)',
    to: '[sustainability page](../../pages/sustainability.mdx)',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:32:81  `../../pages/sustainability.mdx` names a file. Links lead to addresses.\n→ Write `/sustainability`.',
);

mistakeTest(
  proseRules,
  'a topic that has no posts',
  {file: morning, from: '[home page](/#fleet)', to: '[home page](/news/tags/weather)'},
  'news/2025-12-09-a-quieter-morning/index.md:39:49  There is no page `/news/tags/weather`.\n→ Take one of those that `/news/tags` shows.',
);

mistakeTest(
  proseRules,
  'the second page of a list',
  {file: morning, from: '[home page](/#fleet)', to: '[home page](/news/press-releases/page/2)'},
  'news/2025-12-09-a-quieter-morning/index.md:39:49  `/news/press-releases/page/2` shows other posts as soon as there is a new one.\n→ Link to the post itself, or write `/news/press-releases`.',
);

mistakeTest(
  proseRules,
  'a file that is not there',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](/licences/anek.txt)'},
  'pages/terms.mdx:12:131  There is no file `static/licences/anek.txt`.\n→ Put the file there, or link to another one.',
);

mistakeTest(
  proseRules,
  'a file that is not beside the post',
  {
    file: tree,
    from: '[sustainability page](/sustainability)',
    to: '[sustainability page](./green-dics.jpg)',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:32:81  There is no file `./green-dics.jpg` beside the post.\n→ Did you mean `./green-disc.jpg`?',
);

mistakeTest(
  proseRules,
  'our e-mail address in a link',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](mailto:hello@evo.example)'},
  'pages/terms.mdx:12:131  The e-mail address is typed, so it would stay here when ours changes.\n→ Write `<Email />`.',
);

mistakeTest(
  proseRules,
  'our phone number in a link of a post',
  {
    file: tree,
    from: '[sustainability page](/sustainability)',
    to: '[sustainability page](tel:+910000000000)',
  },
  'news/2025-01-14-a-tree-after-every-ride/index.md:32:81  The phone number is typed, so it would stay here when ours changes.\n→ Link to the page that has it: `[contact](/contact)`.',
);

mistakeTest(
  proseRules,
  'a phone number with spaces',
  {file: terms, from: '[get in touch](/contact)', to: '[get in touch](<tel:03712 345678>)'},
  'pages/terms.mdx:12:132  `tel:03712 345678` cannot be called from everywhere.\n→ Write the number with its country code and without spaces, like `tel:+911234567890`.',
);

mistakeTest(
  proseRules,
  'a link to a post that is not public yet',
  [
    {file: services, from: 'to="/commercial"', to: 'to="/news/2099/01/14/a-tree-again"'},
    {
      file: 'news/2099-01-14-a-tree-again/index.md',
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
      file: 'news/2099-01-14-a-tree-again/green-disc.jpg',
      bytes: bytesOf('news/2025-01-14-a-tree-after-every-ride/green-disc.jpg'),
    },
  ],
  'pages/services.mdx:42:50  That post is not public before 14 January 2099, so until then the link leads nowhere.\n→ Add the link on 14 January 2099.',
);

mistakeTest(
  proseRules,
  'a link to a draft',
  [
    {file: morning, from: 'featured: true', to: 'draft: true'},
    {
      file: tree,
      from: '[sustainability page](/sustainability)',
      to: '[sustainability page](../2025-12-09-a-quieter-morning/index.md)',
    },
  ],
  'news/2025-01-14-a-tree-after-every-ride/index.md:32:81  That post is a draft, so the link leads nowhere.\n→ Add the link when the post is no draft any more.',
);

test('the links to a section whose own address is wrong are not told of as well', async () => {
  const site = readSite(root, {
    'pages/ride.mdx': copyOf('pages/ride.mdx', ['rental="airport"', 'rental="Airport"']),
  });
  expect(await links(site)).toEqual([]);
});

test('the rule knows what every section makes its address of', () => {
  const folder = path.join(root, 'src/sections');
  const made = readdirSync(folder).flatMap((name) => {
    if (name.includes('.')) return [];
    const source = readFileSync(path.join(folder, name, 'index.tsx'), 'utf8');
    return [...source.matchAll(/useAnchor\((\w+)\)/g)].map(([, prop]) => ({name, prop}));
  });
  expect(made.length).toBeGreaterThan(4);
  expect(made.filter(({name, prop}) => prop !== (anchorProps[name] ?? 'id'))).toEqual([]);
});
