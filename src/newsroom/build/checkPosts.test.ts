import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {formatProblem} from '../../validation/problem';
import {checkPosts} from './checkPosts';
import {
  change,
  check,
  coverage,
  expectProblem,
  file,
  folder,
  news,
  pressRelease,
  takeMessages,
} from './testPosts';
import type {Case} from './testPosts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
test('the posts of the project have no problems', async () => {
  expect((await checkPosts(root)).map(formatProblem)).toEqual([]);
});

test.each([
  ['news', news],
  ['a press release', pressRelease],
  ['media coverage', coverage],
  ['CRLF line ends', news.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${news}`],
  ['a list with hyphens', change(news, ' [charging, fleet]', '\n  - charging\n  - fleet')],
  ['quotes', change(news, 'A tree after every ride', '"Rides: what\'s new #1"')],
  ['code as excerpt', change(news, 'The first paragraph.', '```sh\nnpm start\n```')],
  ['a # in code', change(news, '## A heading', '```sh\n# A comment\n```')],
])('%s has no problems', (_, text) => {
  expect(check({[file]: text})).toEqual([]);
});

const title = 'title: A tree after every ride';
const alt = 'A sapling beside a white electric cab';

describe('a post with', () => {
  // prettier-ignore
  const keys: Case[] = [
    ['no title', `${title}\n`, '', 'key-missing', '1:1', {key: 'title'}],
    ['an empty title', title, 'title:', 'value-empty', '2:1', {key: 'title'}],
    ['a short title', title, 'title: Trees', 'value-too-short', '2:8', {length: 5, min: 10}],
    ['a long title', title, `title: ${'Tree '.repeat(18)}x`, 'value-too-long', '2:8', {max: 90}],
    ['a number as title', title, 'title: 20250114', 'value-not-text', '2:8', {type: 'number'}],
    ['a date as title', title, 'title: 2025-01-14', 'value-not-text', '2:8', {type: 'date'}],
    ['a list as title', title, 'title: [a, b]', 'value-not-text', '2:8', {type: 'list'}],
    ['a title of two lines', title, 'title: |\n  A tree\n  a ride', 'value-multiline', '2:8'],
    ['a # in the title', title, `${title} #1`, 'value-cut-by-comment', '2:32', {fixed: `title: '${title.slice(7)} #1'`}],
    ['an unknown kind', ': news', ': pres-release', 'value-not-allowed', '4:7', {suggestion: 'press-release'}],
    ['no kind', 'kind: news\n', '', 'key-missing', '1:1', {key: 'kind'}],
    ['a misspelled topic', 'fleet]', 'flet]', 'value-not-allowed', '5:18', {suggestion: 'fleet'}],
    ['an unknown topic', ' [charging, fleet]', '\n  - weather', 'value-not-allowed', '6:5', {suggestion: undefined, listedIn: 'news/tags.yml'}],
    ['a repeated topic', 'charging, fleet', 'fleet, fleet', 'value-repeated', '5:15', {value: 'fleet'}],
    ['no topics', '[charging, fleet]', '[]', 'value-empty', '5:7', {key: 'tags'}],
    ['four topics', 'fleet]', 'fleet, rides, company]', 'value-too-many', '5:7', {length: 4, max: 3}],
    ['topics without brackets', '[charging, fleet]', 'charging, fleet', 'value-not-list', '5:7', {example: 'tags: [charging, fleet]'}],
    ['an unknown author', '[newsroom]', '[newsrom]', 'value-not-allowed', '6:11', {suggestion: 'newsroom'}],
    ['no image', 'image: ./tree.jpg\n', '', 'key-missing', '1:1', {key: 'image'}],
    ['an image that does not exist', './tree', './tre', 'post-image-not-found', '7:8', {suggestion: 'tree.jpg'}],
    ['an image in capitals', './tree.jpg', './Tree.JPG', 'post-image-not-found', '7:8', {suggestion: 'tree.jpg'}],
    ['an image of another folder', './tree.jpg', '/img/harvest-festival.jpg', 'post-image-path', '7:8', {suggestion: undefined}],
    ['an image without ./', './tree', 'tree', 'post-image-path', '7:8', {suggestion: 'tree.jpg'}],
    ['no alternative text', `imageAlt: ${alt}\n`, '', 'key-missing', '1:1', {key: 'imageAlt'}],
    ['a short alternative text', alt, 'A tree', 'value-too-short', '8:11', {min: 10}],
    ['a file name as alternative text', alt, 'tree-and-cab.jpg', 'value-is-file-name', '8:11'],
    ['yes for true', ': true', ': yes', 'value-not-boolean', '10:11', {key: 'featured', value: 'yes'}],
    ['an empty flag', 'draft: false', 'draft:', 'value-empty', '11:1', {key: 'draft'}],
    ['a date key', 'draft: false', 'date: 2025-01-14', 'post-key-from-folder', '11:1', {value: '2025-01-14'}],
    ['a slug key', 'draft: false', 'slug: trees', 'post-key-from-folder', '11:1', {value: folder.slice(11)}],
    ['a key of another kind', 'draft: false', 'outlet: Tezora', 'post-key-of-kind', '11:1', {kinds: ['media-coverage'], kind: 'news'}],
    ['a misspelled key', 'imageCredit:', 'imageCredits:', 'key-unknown', '9:1', {suggestion: 'imageCredit'}],
    ['a required key misspelled', 'title:', 'titel:', 'key-unknown', '2:1', {suggestion: 'title'}],
    ['a key of another system', 'kind: news', 'category: news', 'key-unknown', '4:1', {suggestion: 'kind'}],
    ['an unknown key', 'draft: false', 'hide_table_of_contents: true', 'key-unknown', '11:1', {suggestion: undefined}],

    ['a colon', title, 'title: Trees: one a ride', 'yaml-unquoted-colon', '2:8', {fixed: "title: 'Trees: one a ride'"}],
    ['a colon and an apostrophe', title, "title: Trees: EVO's", 'yaml-unquoted-colon', '2:8', {fixed: 'title: "Trees: EVO\'s"'}],
    ['a tab', 'kind: news', '\tkind: news', 'yaml-tab', '4:1', {fixed: 'kind: news'}],
    ['an indented key', 'kind: news', ' kind: news', 'yaml-indented-key', '4:2', {fixed: 'kind: news'}],
    ['no space after a colon', 'kind: news', 'kind:news', 'yaml-no-space', '4:1', {fixed: 'kind: news'}],
    ['an apostrophe in quotes', title, "title: 'EVO's ride'", 'yaml-inner-quote', '2:8', {fixed: 'title: "EVO\'s ride"'}],
    ['an open quote', title, "title: 'A tree", 'yaml-open-quote', '2:8', {fixed: "title: 'A tree'"}],
    ['an open bracket', 'fleet]', 'fleet', 'yaml-open-bracket', '5:7', {fixed: 'tags: [charging, fleet]'}],
    ['a bracket at the beginning', title, 'title: [New] A tree', 'yaml-unquoted-start', '2:8'],
    ['an asterisk at the beginning', title, 'title: *new*', 'yaml-unquoted-start', '2:8'],
    ['an @ at the beginning', title, 'title: @home', 'yaml-unquoted-start', '2:8'],
    ['three dots', 'kind: news', '...\nkind: news', 'yaml-invalid', '4:1'],
    ['a line without a key', 'kind: news', 'news', 'yaml-invalid', '4:1'],
    ['a duplicate key', 'draft: false', 'title: Another', 'yaml-duplicate-key', '11:1', {key: 'title'}],
    ['no closing ---', 'false\n---\n', 'false\n', 'front-matter-not-closed', '12:1'],
    ['a --- far below', 'false\n---\n\nThe first paragraph.\n\n<!-- truncate -->', 'false\n\n<!-- truncate -->\n\n---', 'front-matter-not-closed', '12:1'],
    ['a closing line of five hyphens', 'false\n---', 'false\n-----', 'front-matter-fence', '12:1'],
    ['no opening ---', '---\ntitle', 'title', 'front-matter-missing', '1:1'],
    ['an empty line above', '---\ntitle', '\n---\ntitle', 'front-matter-not-first', '1:1'],
    ['text instead of keys', news.slice(0, news.indexOf('---\n\n')), '---\nnews\n', 'front-matter-no-keys', '2:1'],
    ['another encoding', 'A tree', 'A tr\uFFFDe', 'file-not-utf8', '2:12'],

    ['no truncate line', '<!-- truncate -->\n', '', 'post-no-truncate', '14:1'],
    ['a misspelled truncate line', 'truncate', 'trunkate', 'post-truncate-misspelled', '16:1'],
    ['no excerpt', 'The first paragraph.\n\n', '', 'post-no-excerpt', '14:1'],
    ['a main heading', '## A', '# A', 'post-main-heading', '18:1', {heading: 'A heading'}],
    ['an underlined heading', '## A heading', 'A heading\n===', 'post-main-heading', '18:1', {heading: 'A heading'}],
  ];
  test.each(keys)('%s', (_, from, to, code, place, params) => {
    expectProblem(check({[file]: change(news, from, to)}), code, place, params);
  });

  // prettier-ignore
  const coverageKeys: Case[] = [
    ['no outlet', 'outlet: Tezora\n', '', 'key-missing', '1:1', {key: 'outlet'}],
    ['http', 'https:', 'http:', 'value-not-https', '6:12', {value: 'http://tezora.example/an-article'}],
    ['words as URL', 'https://tezora.example/an-article', 'on their website', 'value-not-https', '6:12'],
    ['a space in the URL', 'an-article', 'an article', 'value-not-https', '6:12'],
    ['a key of news', 'draft: false', 'featured: true', 'post-key-of-kind', '12:1', {kinds: ['news']}],
  ];
  test.each(coverageKeys)('media coverage and %s', (_, from, to, code, place, params) => {
    expectProblem(check({[file]: change(coverage, from, to)}), code, place, params);
  });

  test('an image that browsers cannot show', () => {
    const text = change(news, './tree.jpg', './tree.heic');
    const problems = check({[file]: text, [`news/${folder}/tree.heic`]: ''});
    expectProblem(problems, 'post-image-format', '7:8', {image: './tree.heic'});
  });

  test('the title of an earlier post, with other capitals and punctuation', () => {
    const later = 'news/2025-02-01-trees';
    const problems = check({
      [`${later}/index.md`]: change(news, 'every ride', 'Every Ride!'),
      [`${later}/tree.jpg`]: '',
    });
    expectProblem(problems, 'title-repeated', '2:8', {owner: `news/${folder}`});
  });
});

describe('every problem of a post is reported', () => {
  const codesOf = (text: string) => check({[file]: text}).map(({code, line}) => [line, code]);

  test('if it has no keys at all', () => {
    const problems = check({[file]: '---\n---\n\nText.\n\n<!-- truncate -->\n'});
    const keys = problems.map((each) => (each.code === 'key-missing' ? each.params.key : ''));
    expect(keys).toEqual(['title', 'description', 'kind', 'tags', 'image', 'imageAlt']);
  });

  test('if its kind is unknown', () => {
    const text = change(coverage, ': media-coverage', ': newz').replace('[newsroom]', '[newsrom]');
    expect(codesOf(text)).toEqual([
      [4, 'value-not-allowed'],
      [8, 'value-not-allowed'],
    ]);
  });

  test('if several lines cannot be parsed, and in its text too', () => {
    const text = change(news, title, 'title: A: B').replace(': news', ':news').replace('##', '#');
    expect(codesOf(text)).toEqual([
      [2, 'yaml-unquoted-colon'],
      [4, 'yaml-no-space'],
      [18, 'post-main-heading'],
    ]);
  });
});

test('a thousand posts are checked in less than two seconds of processor time', () => {
  const posts = Array.from({length: 1000}, (_, index) => [
    [`news/2024-01-01-post-${index}/index.md`, change(news, 'every ride', `ride ${index}`)],
    [`news/2024-01-01-post-${index}/tree.jpg`, ''],
  ]).flat() as [string, string][];
  const start = process.cpuUsage();
  expect(check(Object.fromEntries(posts))).toEqual([]);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
});

test('the messages', async () => {
  const snapshot = path.join(import.meta.dirname, 'checkPosts.messages.txt');
  await expect(takeMessages()).toMatchFileSnapshot(snapshot);
});
