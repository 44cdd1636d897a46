import {expect, test} from 'vitest';
import {formatProblem} from '../../validation/problem';
import {checkFrontMatter} from './frontMatter';

const page = (title: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n<Hero />\n`;

const ride = page(
  'Electric cab rentals in Assam',
  'Hire an electric cab to the airport, by the hour, or anywhere in Assam.',
);
const fleet = page(
  'The fleet we drive',
  'Everything about the electric cars that carry people and goods.',
);
const post = `---
title: A tree after every ride
description: How riders, drivers and a sapling share one journey.
kind: news
tags: [fleet]
image: ./tree.jpg
imageAlt: A sapling beside a white electric cab
---

Text.

<!-- truncate -->
`;

/** The problems of a small site with one file changed. */
function check(file: string, text: string) {
  const texts: Readonly<Record<string, string>> = {
    'pages/fleet.mdx': fleet,
    'pages/ride.mdx': ride,
    'news/tags.yml':
      'fleet:\n  label: Fleet\n  permalink: /fleet\n  description: The electric cars that EVO runs in Assam and Meghalaya.\n',
    'news/authors.yml': 'newsroom:\n  name: EVO newsroom\n',
    'news/2025-01-14-a-tree/index.md': post,
    'news/2025-01-14-a-tree/tree.jpg': '',
    [file]: text,
  };
  return checkFrontMatter({
    siteDir: '/',
    files: Object.keys(texts),
    read: (name) => texts[name] ?? '',
    links: [],
    bytes: () => new Uint8Array(),
  });
}

test('a site without problems', () => {
  expect(check('pages/ride.mdx', ride)).toEqual([]);
});

const title = 'title: Electric cab rentals in Assam';
const description = /description: .*/;

// prettier-ignore
const cases: [name: string, from: string | RegExp, to: string, expected: string[]][] = [
  ['no title', `${title}\n`, '', ['1:1 key-missing']],
  ['no description', /description: .*\n/, '', ['1:1 key-missing']],
  ['a title too long for search engines', title, `${title}, in Meghalaya and all around Shillong`, ['2:8 value-too-long']],
  ['a short description', description, 'description: Rides.', ['3:14 value-too-short']],
  ['a # in the title', title, `${title} #1`, ['2:38 value-cut-by-comment']],
  ['a misspelled and an unknown key', title, title.replace('t', 'T') + '\nlayout: wide', ['2:1 key-unknown', '3:1 key-unknown']],
  ['an unclosed front matter', /\n---\n\n/, '\n\n', ['4:1 front-matter-not-closed']],
  ['a colon without quotes', title, 'title: Rentals: electric cabs', ['2:8 yaml-unquoted-colon']],
  ['the title of another page', title, 'title: The fleet we drive', ['2:8 title-repeated']],
  ['a title of the newsroom', title, 'title: Press releases', ['2:8 title-repeated']],
  ['the description of another page', description, fleet.split('\n')[2] ?? '', ['3:14 description-repeated']],
];

test.each(cases)('a page with %s', (_, from, to, expected) => {
  const text = ride.replace(from, () => to);
  expect(text).not.toBe(ride);
  const problems = check('pages/ride.mdx', text);
  expect(problems.map(({line, column, code}) => `${line}:${column} ${code}`)).toEqual(expected);
});

test('posts, tags and authors are checked too', () => {
  const problems = check('news/2025-01-14-a-tree/index.md', post.replace('[fleet]', '[fleat]'));
  expect(problems.map(({code}) => code)).toEqual(['value-not-allowed']);
});

test('a post with the description of a page', () => {
  const text = post.replace(description, fleet.split('\n')[2] ?? '');
  expect(check('news/2025-01-14-a-tree/index.md', text).map(formatProblem)).toEqual([
    'news/2025-01-14-a-tree/index.md:3:14  pages/fleet.mdx already has this description.\n→ Describe what is different here.',
  ]);
});
