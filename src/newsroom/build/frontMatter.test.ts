import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkPosts, formatProblems, parsePost} from './frontMatter';
import {postSchemas} from './schema';

const tagsFile = `charging:
  label: Charging
  permalink: /charging
  description: The charging chain and its stations.
fleet:
  label: Fleet
  permalink: /fleet
  description: The electric cars that EVO runs.
rides:
  label: Rides
  permalink: /rides
  description: Rentals and the roads they take.
company:
  label: Company
  permalink: /company
  description: What EVO is and what it promises.
`;

const authorsFile = `newsroom:
  name: EVO newsroom
  title: News from EVO
  page: true
`;

const good = `---
title: A tree after every ride
description: How riders, drivers and a sapling share one journey.
kind: news
tags: [charging, fleet]
authors: [newsroom]
image: ./tree.jpg
imageAlt: A sapling beside a white electric cab
imageCredit: Illustration by EVO
featured: true
draft: false
---

The first paragraph.

<!-- truncate -->

## A heading

The rest.
`;

const folder = '2025-01-14-a-tree-after-every-ride';
const file = `news/${folder}/index.md`;

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'evo-posts-'));
  await write('news/tags.yml', tagsFile);
  await write('news/authors.yml', authorsFile);
  await writePost(folder, good);
});

afterEach(() => rm(site, {recursive: true}));

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(site, name)), {recursive: true});
  await writeFile(path.join(site, name), text);
}

async function writePost(name: string, text: string): Promise<void> {
  await write(`news/${name}/index.md`, text);
  // No picture at all: it is never looked into.
  await write(`news/${name}/tree.jpg`, '');
}

async function told(): Promise<string> {
  return formatProblems(await checkPosts(site));
}

/** The good post with one piece of it changed. */
function changed(from: string, to: string): string {
  expect(good).toContain(from);
  return good.replace(from, () => to);
}

const coverage = `kind: media-coverage
outlet: Tezora
outletUrl: https://tezora.example/an-article`;

test('a good post has no problems', async () => {
  expect(await checkPosts(site)).toEqual([]);
});

test('neither have the project’s own posts', async () => {
  expect(formatProblems(await checkPosts(process.cwd()))).toBe('');
});

test.each([
  ['media coverage', `${coverage}\ntags`],
  ['a press release', 'kind: press-release\ntags'],
])('%s is fine as well', async (_, kind) => {
  const text = changed('kind: news\ntags', kind).replace('featured: true\n', '');
  await write(file, text);
  expect(await told()).toBe('');
});

test.each([
  ['Windows’ line ends', good.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${good}`],
  ['a list with hyphens', changed('tags: [charging, fleet]', 'tags:\n  - charging\n  - fleet')],
  ['quotes', changed('A tree after every ride', '"Rides: what\'s new #1"')],
  ['a # in code', changed('## A heading', '```sh\n# A comment\n```')],
])('a post may have %s', async (_, text) => {
  await write(file, text);
  expect(await told()).toBe('');
});

describe('a mistake in the front matter is told with its place and what to write instead', () => {
  test.each<[what: string, from: string, to: string, message: string]>([
    [
      'no title',
      'title: A tree after every ride\n',
      '',
      '1:1  title is missing. Allowed: 10 to 90 characters.\n→ Add a line: title: A tree after every ride',
    ],
    [
      'an empty title',
      'title: A tree after every ride',
      'title:',
      '2:1  title is empty. Allowed: 10 to 90 characters.\n→ Write: title: A tree after every ride',
    ],
    [
      'a title that is too short',
      'A tree after every ride',
      'A tree',
      '2:8  title has 6 characters: "A tree". Allowed are 10 to 90 characters.\n→ Add at least 4 characters.',
    ],
    [
      'a title that is too long',
      'A tree after every ride',
      'Tree '.repeat(18) + 'x',
      '2:8  title has 91 characters: "Tree Tree Tree Tree Tree Tree Tree Tree Tree Tree Tree Tr…". Allowed are 10 to 90 characters.\n→ Leave out at least 1 character.',
    ],
    [
      'a title that is a number',
      'A tree after every ride',
      '20250114',
      "2:8  title is read as a number: 20250114. Allowed is a text: 10 to 90 characters.\n→ Put it in quotes: title: '20250114'",
    ],
    [
      'a title that is a date',
      'A tree after every ride',
      '2025-01-14',
      "2:8  title is read as a date: 2025-01-14. Allowed is a text: 10 to 90 characters.\n→ Put it in quotes: title: '2025-01-14'",
    ],
    [
      'a title of two lines',
      'A tree after every ride',
      '|\n  A tree after\n  every ride',
      '2:8  title goes over several lines. Allowed is one line, 10 to 90 characters.\n→ Write: title: A tree after every ride',
    ],
    [
      'a title that ends at a #',
      'A tree after every ride',
      'A tree after every ride #1',
      "2:32  title ends before the #: what follows in this line is left out.\n→ Put the text in quotes: title: '…', or delete the # and what follows.",
    ],
    [
      'a description that is too short',
      'How riders, drivers and a sapling share one journey.',
      'Too short.',
      '3:14  description has 10 characters: "Too short.". Allowed are 50 to 160 characters.\n→ Add at least 40 characters.',
    ],
    [
      'a description that is too long',
      'How riders, drivers and a sapling share one journey.',
      'A sapling. '.repeat(15),
      '3:14  description has 164 characters: "A sapling. A sapling. A sapling. A sapling. A sapling. A…". Allowed are 50 to 160 characters.\n→ Leave out at least 4 characters.',
    ],
    [
      'a kind that is misspelt',
      'kind: news',
      'kind: pres-release',
      '4:7  kind is "pres-release". Allowed are news, media-coverage and press-release.\n→ Did you mean "press-release"?',
    ],
    [
      'a kind like no other',
      'kind: news',
      'kind: interview',
      '4:7  kind is "interview". Allowed are news, media-coverage and press-release.\n→ Write one of these: kind: news',
    ],
    [
      'no kind',
      'kind: news\n',
      '',
      '1:1  kind is missing. Allowed: news, media-coverage and press-release.\n→ Add a line: kind: news',
    ],
    [
      'a topic that is misspelt',
      'tags: [charging, fleet]',
      'tags: [charging, flet]',
      '5:18  tags names "flet", which is not in news/tags.yml. Allowed are charging, fleet, rides and company.\n→ Did you mean "fleet"?',
    ],
    [
      'a topic like no other',
      'tags: [charging, fleet]',
      'tags:\n  - charging\n  - weather',
      '7:5  tags names "weather", which is not in news/tags.yml. Allowed are charging, fleet, rides and company.\n→ Take one of these, or add the topic to news/tags.yml.',
    ],
    [
      'a topic twice',
      'tags: [charging, fleet]',
      'tags: [fleet, fleet]',
      '5:15  tags names "fleet" twice. Each topic is allowed once.\n→ Leave out the second one.',
    ],
    [
      'no topic',
      'tags: [charging, fleet]',
      'tags: []',
      '5:7  tags is an empty list. Allowed: 1 to 3 topics of news/tags.yml.\n→ Write: tags: [charging, fleet]',
    ],
    [
      'too many topics',
      'tags: [charging, fleet]',
      'tags: [charging, fleet, rides, company]',
      '5:7  tags names 4 topics. Allowed: 1 to 3 topics.\n→ Keep the 3 that fit best.',
    ],
    [
      'topics without brackets',
      'tags: [charging, fleet]',
      'tags: charging, fleet',
      '5:7  tags is "charging, fleet". Allowed is a list in brackets: 1 to 3 topics.\n→ Write: tags: [charging, fleet]',
    ],
    [
      'an author who is not known',
      'authors: [newsroom]',
      'authors: [newsrom]',
      '6:11  authors names "newsrom", which is not in news/authors.yml. Allowed is newsroom.\n→ Did you mean "newsroom"?',
    ],
    [
      'no picture',
      'image: ./tree.jpg\n',
      '',
      '1:1  image is missing. Allowed: ./ and the name of a picture beside the post.\n→ Add a line: image: ./name.jpg',
    ],
    [
      'a picture that is not there',
      './tree.jpg',
      './tre.jpg',
      '7:8  image is "./tre.jpg", but there is no such picture beside the post. In this folder there is ./tree.jpg.\n→ Did you mean "./tree.jpg"?',
    ],
    [
      'a picture in other capitals',
      './tree.jpg',
      './Tree.JPG',
      '7:8  image is "./Tree.JPG", but there is no such picture beside the post. In this folder there is ./tree.jpg.\n→ Did you mean "./tree.jpg"?',
    ],
    [
      'a picture from elsewhere',
      './tree.jpg',
      '/img/harvest-festival.jpg',
      `7:8  image is "/img/harvest-festival.jpg". Allowed is ./ and the name of a picture beside the post. In this folder there is ./tree.jpg.\n→ Put the picture into news/${folder} and write: image: ./name.jpg`,
    ],
    [
      'a picture without ./',
      './tree.jpg',
      'tree.jpg',
      '7:8  image is "tree.jpg". Allowed is ./ and the name of a picture beside the post. In this folder there is ./tree.jpg.\n→ Did you mean "./tree.jpg"?',
    ],
    [
      'no text for the picture',
      'imageAlt: A sapling beside a white electric cab\n',
      '',
      '1:1  imageAlt is missing. Allowed: 10 characters or more.\n→ Add a line: imageAlt: What the picture shows, for people who do not see it',
    ],
    [
      'a text for the picture that is too short',
      'A sapling beside a white electric cab',
      'A tree',
      '8:11  imageAlt has 6 characters: "A tree". Allowed are 10 characters or more.\n→ Add at least 4 characters.',
    ],
    [
      'a file name for a text',
      'A sapling beside a white electric cab',
      'tree-and-cab.jpg',
      '8:11  imageAlt is "tree-and-cab.jpg", which holds the name of a file. Allowed are words that say what the picture shows.\n→ Write: imageAlt: What the picture shows, for people who do not see it',
    ],
    [
      'yes for true',
      'featured: true',
      'featured: yes',
      '10:11  featured is "yes". Allowed are true and false, without quotes.\n→ Write: featured: true',
    ],
    [
      'something else for true',
      'draft: false',
      'draft: maybe',
      '11:8  draft is "maybe". Allowed are true and false, without quotes.\n→ Write: draft: true, or delete this line.',
    ],
    [
      'a featured press release',
      'kind: news',
      'kind: press-release',
      '10:1  featured is only allowed for posts of kind "news", and this one is of kind "press-release".\n→ Delete this line.',
    ],
    [
      'an outlet of a post that is no coverage',
      'draft: false',
      'outlet: Tezora',
      '11:1  outlet is only allowed for posts of kind "media-coverage", and this one is of kind "news".\n→ Delete this line, or write: kind: media-coverage',
    ],
    [
      'a date',
      'draft: false',
      'date: 2025-01-14',
      '11:1  date is not allowed: the date of a post is in the name of its folder, here 2025-01-14.\n→ Delete this line. For another day, change the name of the folder.',
    ],
    [
      'a slug',
      'draft: false',
      'slug: trees',
      '11:1  slug is not allowed: the address of a post is the name of its folder, here a-tree-after-every-ride.\n→ Delete this line. For another address, change the name of the folder.',
    ],
    [
      'a key that is misspelt',
      'imageCredit:',
      'imageCredits:',
      '9:1  There is no key "imageCredits". Allowed are title, description, kind, tags, authors, image, imageAlt, imageCredit, featured, outlet, outletUrl and draft.\n→ Did you mean "imageCredit"?',
    ],
    [
      'a key with two letters in each other’s place',
      'draft: false',
      'titel: Another title',
      '11:1  There is no key "titel". Allowed are title, description, kind, tags, authors, image, imageAlt, imageCredit, featured, outlet, outletUrl and draft.\n→ Did you mean "title"?',
    ],
    [
      'a key of another system',
      'draft: false',
      'category: News',
      '11:1  There is no key "category". Allowed are title, description, kind, tags, authors, image, imageAlt, imageCredit, featured, outlet, outletUrl and draft.\n→ Did you mean "kind"?',
    ],
    [
      'a key like no other',
      'draft: false',
      'hide_table_of_contents: true',
      '11:1  There is no key "hide_table_of_contents". Allowed are title, description, kind, tags, authors, image, imageAlt, imageCredit, featured, outlet, outletUrl and draft.\n→ Delete this line.',
    ],
  ])('%s', async (_, from, to, message) => {
    await write(file, changed(from, to));
    expect(await told()).toBe(`${file}:${message}`);
  });

  test.each<[what: string, from: string, to: string, message: string]>([
    [
      'no outlet',
      'outlet: Tezora\n',
      '',
      '1:1  outlet is missing. Allowed: a text.\n→ Add a line: outlet: The name of the paper or channel',
    ],
    [
      'no address',
      'outletUrl: https://tezora.example/an-article\n',
      '',
      '1:1  outletUrl is missing. Allowed: an address that begins with https://.\n→ Add a line: outletUrl: https://www.example.com/the-article',
    ],
    [
      'an address that is not safe',
      'https://tezora.example/an-article',
      'http://tezora.example/an-article',
      '6:12  outletUrl is "http://tezora.example/an-article". Allowed is an address that begins with https://.\n→ Did you mean "https://tezora.example/an-article"?',
    ],
    [
      'no address but words',
      'https://tezora.example/an-article',
      'on their website',
      '6:12  outletUrl is "on their website". Allowed is an address that begins with https://.\n→ Copy the address of the article from your browser.',
    ],
  ])('media coverage with %s', async (_, from, to, message) => {
    const text = changed('kind: news', coverage).replace('featured: true\n', '');
    expect(text).toContain(from);
    await write(file, text.replace(from, to));
    expect(await told()).toBe(`${file}:${message}`);
  });

  test('a picture in a format that browsers do not show', async () => {
    await write(`news/${folder}/forest.heic`, '');
    await write(file, changed('./tree.jpg', './forest.heic'));
    expect(await told()).toBe(
      `${file}:7:8  image is "./forest.heic", which is no picture for the web. Allowed are .jpg, .jpeg, .png, .webp and .avif.\n→ Save the picture as a JPEG (.jpg) and write its new name.`,
    );
  });

  test('several at once, also beside a kind that does not exist', async () => {
    await write(
      file,
      changed('kind: news', 'kind: newz')
        .replace('A tree after every ride', 'A tree')
        .replace('[charging, fleet]', '[chargin]')
        .replace('draft: false', 'drafts: false'),
    );
    expect(await told()).toBe(
      [
        `${file}:2:8  title has 6 characters: "A tree". Allowed are 10 to 90 characters.\n→ Add at least 4 characters.`,
        `${file}:4:7  kind is "newz". Allowed are news, media-coverage and press-release.\n→ Did you mean "news"?`,
        `${file}:5:8  tags names "chargin", which is not in news/tags.yml. Allowed are charging, fleet, rides and company.\n→ Did you mean "charging"?`,
        `${file}:11:1  There is no key "drafts". Allowed are title, description, kind, tags, authors, image, imageAlt, imageCredit, featured, outlet, outletUrl and draft.\n→ Did you mean "draft"?`,
      ].join('\n\n'),
    );
  });
});

describe('front matter that cannot be read is told in plain words', () => {
  test.each<[what: string, from: string, to: string, message: string]>([
    [
      'a colon without quotes',
      'title: A tree after every ride',
      'title: Trees: one after every ride',
      "2:8  title holds a colon, which cannot be read without quotes.\n→ Put it in quotes: title: 'Trees: one after every ride'",
    ],
    [
      'a colon and an apostrophe',
      'title: A tree after every ride',
      "title: Trees: EVO's promise",
      '2:8  title holds a colon, which cannot be read without quotes.\n→ Put it in quotes: title: "Trees: EVO\'s promise"',
    ],
    [
      'a tab',
      'kind: news',
      '\tkind: news',
      '4:1  This line begins with a tab. Only spaces are allowed there.\n→ Delete the tab: kind: news',
    ],
    [
      'a space before a key',
      'kind: news',
      ' kind: news',
      '4:1  There are spaces before kind. Keys begin at the start of their line.\n→ Delete the spaces: kind: news',
    ],
    [
      'no space behind a colon',
      'kind: news',
      'kind:news',
      '4:1  Behind "kind:" there is no space.\n→ Write: kind: news',
    ],
    [
      'an apostrophe in quotes',
      'title: A tree after every ride',
      "title: 'EVO's tree after every ride'",
      '2:8  The quotes around title end before its text does.\n→ Write: title: "EVO\'s tree after every ride"',
    ],
    [
      'a quote that is not closed',
      'title: A tree after every ride',
      "title: 'A tree after every ride",
      "2:8  The quotes around title are opened but not closed.\n→ Write: title: 'A tree after every ride'",
    ],
    [
      'a bracket that is not closed',
      '[charging, fleet]',
      '[charging, fleet',
      '5:7  The list of tags has no closing bracket.\n→ Write: tags: [charging, fleet]',
    ],
    [
      'a text that begins with a sign',
      'title: A tree after every ride',
      'title: [New] A tree after every ride',
      '2:8  title begins with "[", which cannot be read without quotes.\n→ Put it in quotes: title: \'[New] A tree after every ride\'',
    ],
    [
      'an asterisk',
      'title: A tree after every ride',
      'title: *new*',
      '2:8  title begins with "*", which cannot be read without quotes.\n→ Put it in quotes: title: \'*new*\'',
    ],
    [
      'three dots',
      'kind: news',
      '...\nkind: news',
      '4:1  This line cannot be read: "...".\n→ Write each key on a line of its own, then a colon, a space and the text in quotes: title: \'…\'',
    ],
    [
      'a key twice',
      'draft: false',
      'title: Another title',
      '11:1  title is written twice. Each key is allowed once.\n→ Delete one of the two.',
    ],
    [
      'a line without a key',
      'kind: news',
      'news',
      '4:1  This line cannot be read: "news".\n→ Write each key on a line of its own, then a colon, a space and the text in quotes: title: \'…\'',
    ],
    [
      'no closing ---',
      'draft: false\n---\n',
      'draft: false\n',
      '12:1  The keys at the top of the file are not closed: the second line --- is missing.\n→ Write --- in a line of its own, below the last key.',
    ],
    [
      'no closing ---, but a line in the text',
      'draft: false\n---\n\nThe first paragraph.\n\n<!-- truncate -->',
      'draft: false\n\nThe first paragraph.\n\n<!-- truncate -->\n\n---',
      '12:1  The keys at the top of the file are not closed: the second line --- is missing.\n→ Write --- in a line of its own, below the last key.',
    ],
    [
      'a closing line that is too long',
      'draft: false\n---',
      'draft: false\n-----',
      '12:1  The line that closes the keys is "-----". Allowed are three hyphens and nothing else.\n→ Write: ---',
    ],
    [
      'no opening ---',
      '---\ntitle',
      'title',
      '1:1  The file does not begin with the line ---, so it has no title and no other keys.\n→ Begin it with a line ---, then the keys, then a line --- again, as in the other posts.',
    ],
    [
      'an empty line above',
      '---\ntitle',
      '\n---\ntitle',
      '1:1  The file does not begin with the line ---, so it has no title and no other keys.\n→ Delete the empty lines above the ---.',
    ],
    [
      'another encoding',
      'A tree',
      'A tr\uFFFDe',
      '2:12  A character of this line cannot be read: the file is not saved as UTF-8.\n→ Save the file again with the encoding UTF-8.',
    ],
  ])('%s', async (_, from, to, message) => {
    await write(file, changed(from, to));
    expect(await told()).toBe(`${file}:${message}`);
  });

  test('no keys at all', async () => {
    await write(file, '---\n---\n\nText.\n\n<!-- truncate -->\n');
    expect(await told()).toBe(
      `${file}:1:1  Between the two lines --- there are no keys with values.\n→ Write at least title, description, kind, tags, image and imageAlt, as in the other posts.`,
    );
  });
});

describe('a mistake in the text', () => {
  test.each<[what: string, from: string, to: string, message: string]>([
    [
      'no truncate line',
      '<!-- truncate -->\n',
      '',
      '14:1  The line <!-- truncate --> is missing, which says where the beginning of the post ends.\n→ Write <!-- truncate --> in a line of its own, below the first paragraph.',
    ],
    [
      'a misspelt truncate line',
      '<!-- truncate -->',
      '<!-- trunkate -->',
      '16:1  This line is "<!-- trunkate -->". Allowed is <!-- truncate --> alone in its line.\n→ Write: <!-- truncate -->',
    ],
    [
      'a truncate line with nothing above it',
      'The first paragraph.\n\n',
      '',
      '14:1  There is nothing above <!-- truncate -->, so lists and feeds have no beginning of the post to show.\n→ Move the line below the first paragraph.',
    ],
    [
      'a heading of the first level',
      '## A heading',
      '# A heading',
      '18:1  "A heading" is a heading of the first level, which is only the title of the page. Allowed are ## and ###.\n→ Write: ## A heading',
    ],
    [
      'an underlined heading',
      '## A heading',
      'A heading\n=====',
      '18:1  "A heading" is a heading of the first level, which is only the title of the page. Allowed are ## and ###.\n→ Write: ## A heading',
    ],
  ])('%s', async (_, from, to, message) => {
    await write(file, changed(from, to));
    expect(await told()).toBe(`${file}:${message}`);
  });
});

describe('a mistake in the name of a folder or file', () => {
  const other = good.replace('A tree after every ride', 'Something else');

  test.each([
    [
      '2025-02-30-trees',
      'The folder is called "2025-02-30-trees", but February 2025 has 28 days. Allowed are days of the calendar, as year-month-day.\n→ Rename the folder, so that it begins with the day of the post.',
    ],
    [
      '2025-14-01-trees',
      'The folder is called "2025-14-01-trees", but there is no month 14. Allowed are days of the calendar, as year-month-day.\n→ Rename the folder, so that it begins with the day of the post.',
    ],
    [
      '2025-1-4-Trees & more',
      'The folder is called "2025-1-4-Trees & more". Allowed are the day and a short name in small letters, digits and hyphens: 2025-01-14-short-name.\n→ Did you mean "2025-01-04-trees-more"?',
    ],
    [
      'trees',
      'The folder is called "trees". Allowed are the day and a short name in small letters, digits and hyphens: 2025-01-14-short-name.\n→ Rename it like this: 2025-01-14-short-name',
    ],
    [
      '2025-01-14-rides-of-2024-12-31',
      'The folder is called "2025-01-14-rides-of-2024-12-31", which holds two dates. Allowed is one, at the beginning.\n→ Did you mean "2025-01-14-rides-of"?',
    ],
  ])('%s', async (name, message) => {
    await writePost(name, other);
    expect(await told()).toBe(`news/${name}/index.md:1:1  ${message}`);
  });

  test('a post that is not in a folder', async () => {
    await write('news/2025-01-15-Trees.md', other);
    expect(await told()).toBe(
      'news/2025-01-15-Trees.md:1:1  This file is not in a folder of its own. Each post is a folder with the file index.md in it.\n→ Make it news/2025-01-15-trees/index.md',
    );
  });

  test('a file with another name', async () => {
    await write('news/2025-01-15-trees/post.md', other);
    expect(await told()).toBe(
      'news/2025-01-15-trees/post.md:1:1  The file of a post must be called index.md.\n→ Rename this file to index.md.',
    );
  });

  test('two posts of the same day and name', async () => {
    await write(`news/${folder}/index.mdx`, other);
    expect(await told()).toBe(
      `news/${folder}/index.mdx:1:1  There is more than one text in this folder. Each post is a folder with one file index.md.\n→ Give this text a folder of its own, or put a _ before its name to keep it to yourself.`,
    );
  });

  test('a folder with pictures alone', async () => {
    await write('news/2025-01-15-trees/tree.jpg', '');
    expect(await told()).toBe(
      'news/2025-01-15-trees/index.md:1:1  This folder has no file index.md, so it is no post.\n→ Write the post in a file index.md, or delete the folder.',
    );
  });

  test('nothing is said of empty folders, nor of what begins with _ or a dot', async () => {
    await mkdir(path.join(site, 'news/empty'));
    await write('news/_later/post.md', 'Notes');
    await write('news/.DS_Store', '');
    await write(`news/${folder}/_notes.md`, 'Notes');
    expect(await told()).toBe('');
  });
});

test('a title that another post has, in other capitals too, is told of the later one', async () => {
  await writePost(
    '2025-02-01-trees',
    changed('A tree after every ride', 'A Tree after every ride!'),
  );
  expect(await told()).toBe(
    `news/2025-02-01-trees/index.md:2:8  title is "A Tree after every ride!", which is the title of news/${folder} already. Each title is allowed once.\n→ Say in the title what is different in this post.`,
  );
});

describe('a mistake in tags.yml', () => {
  test.each<[what: string, from: string, to: string, message: string]>([
    [
      'no label',
      '  label: Fleet\n',
      '',
      '6:3  label of "fleet" is missing. Allowed: a text.\n→ Add a line: label: Fleet',
    ],
    [
      'an address without /',
      'permalink: /fleet',
      'permalink: fleet',
      '7:14  permalink of "fleet" is "fleet". Allowed are / and small letters, digits and hyphens.\n→ Write: permalink: /fleet',
    ],
    [
      'an address twice',
      'permalink: /fleet',
      'permalink: /charging',
      '7:14  permalink of "fleet" is "/charging", which is that of "charging" already. Each address is allowed once.\n→ Write: permalink: /fleet',
    ],
    [
      'a description that is too short',
      'The electric cars that EVO runs.',
      'The cars.',
      '8:16  description of "fleet" has 9 characters: "The cars.". Allowed are 20 to 160 characters.\n→ Add at least 11 characters.',
    ],
    [
      'a key that is misspelt',
      '  description: The electric cars that EVO runs.',
      '  description: The electric cars that EVO runs.\n  lable: Fleet',
      '9:3  There is no key "lable". Allowed are label, permalink and description.\n→ Did you mean "label"?',
    ],
    [
      'a topic with nothing below it',
      'company:\n  label: Company\n  permalink: /company\n  description: What EVO is and what it promises.\n',
      'company:\n',
      '13:1  "company" is empty. Below it there must be label, permalink and description.\n→ Write it like the other entries of this file, each line below with two spaces in front.',
    ],
    [
      'a tab',
      '  label: Fleet',
      '\tlabel: Fleet',
      '6:1  This line begins with a tab. Only spaces are allowed there.\n→ Put two spaces instead of the tab: label: Fleet',
    ],
  ])('%s', async (_, from, to, message) => {
    expect(tagsFile).toContain(from);
    await write('news/tags.yml', tagsFile.replace(from, to));
    expect(await told()).toBe(`news/tags.yml:${message}`);
  });

  test('the file is missing', async () => {
    await rm(path.join(site, 'news/tags.yml'));
    expect(await told()).toBe(
      'news/tags.yml:1:1  This file is missing.\n→ Take it back from the version before: posts name its entries.',
    );
  });
});

test('a key of an author that is misspelt is not told of as missing, too', async () => {
  await write('news/authors.yml', authorsFile.replace('name: EVO newsroom', 'nam: EVO newsroom'));
  expect(await told()).toBe(
    'news/authors.yml:2:3  There is no key "nam". Allowed are name, title, description, page, url, email, image_url, imageURL and socials.\n→ Did you mean "name"?',
  );
});

test('a post is read with its day, address, front matter and text', () => {
  const schemas = postSchemas({tags: ['charging', 'fleet'], authors: ['newsroom']});
  const {post, problems} = parsePost(
    {folder, text: good, beside: ['index.md', 'tree.jpg']},
    schemas,
  );
  expect(problems).toEqual([]);
  expect(post).toMatchObject({
    day: '2025-01-14',
    slug: 'a-tree-after-every-ride',
    frontMatter: {title: 'A tree after every ride', kind: 'news', featured: true},
  });
  expect(post?.body).toMatch(/^\nThe first paragraph\./);
  expect(parsePost({folder, text: 'Text', beside: []}, schemas).post).toBeUndefined();
});

test('a thousand posts are checked in well under two seconds', async () => {
  for (let index = 1; index <= 1000; index += 1) {
    const name = `2024-01-01-post-${index}`;
    await cp(path.join(site, 'news', folder), path.join(site, 'news', name), {recursive: true});
    await write(`news/${name}/index.md`, changed('every ride', `ride ${index}`));
  }
  const before = performance.now();
  expect(await checkPosts(site)).toEqual([]);
  expect(performance.now() - before).toBeLessThan(2000);
}, 30_000);
