import {randomBytes} from 'node:crypto';

import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';

import {formatProblem} from '../../src/validation/problem';
import type {Problem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {check, page, post, siteDir, words, writeFixtures} from './fixtures';

/** An image of random dots, which is large for its size. */
async function createImage(width: number, quality: number): Promise<Uint8Array> {
  const height = Math.round(width / 1.5);
  const noise = randomBytes(width * height * 3);
  return sharp(noise, {raw: {width, height, channels: 3}})
    .jpeg({quality})
    .toBuffer();
}

const {
  changes,
  files: [plain = '', original = '', linking = ''],
} = writeFixtures([
  words('Words.'),
  post('Words.'),
  post('[A draft](../2010-02-01-draft/index.md) and [a plan](../2099-01-14-plan/index.md).'),
]);
const text = String(changes[plain]);
const postText = (key: string) =>
  String(changes[original])
    .replaceAll('number 1', `number ${key.length}`)
    .replace('kind: news', `kind: news\n${key}`);
const image = changes[original.replace('index.md', 'image.jpg')] ?? null;
let problems: Map<string, Problem[]>;

beforeAll(async () => {
  problems = await check({
    ...changes,
    'pages/images.yml':
      '/img/hero-home.jpg: 100% 80%\n/img/drive-hero.jpg: 75% 20%\n/img/drive-hro.jpg: 70% 20%\n',
    'pages/plain-markdown.md': text.replaceAll('number 0', 'number 11'),
    'pages/My Page.mdx': text.replaceAll('number 0', 'number 12'),
    'pages/tourism.mdx': text.replaceAll('number 0', 'number 13'),
    'pages/news/extra.mdx': text.replaceAll('number 0', 'number 14'),
    'pages/windows.mdx': `\uFEFF${text.replaceAll('number 0', 'number 15').replaceAll('\n', '\r\n')}`,
    'pages/windows-mistake.mdx':
      `\uFEFF${page('').body}${text.replaceAll('number 0', 'number 16').replace('Words.', 'Fewer than <3.')}`
        .replace('\n', '')
        .replaceAll('\n', '\r\n'),
    'news/2010-02-01-draft/index.md': postText('draft: true'),
    'news/2010-02-01-draft/image.jpg': image,
    'news/2099-01-14-plan/index.md': postText('featured:  false').replace(
      'A cab',
      'Image of a cab',
    ),
    'news/2099-01-14-plan/image.jpg': image,
    'news/2010-02-02-plan/index.md': postText('featured: true').replace('A cab', 'A cba'),
    'news/2010-02-02-plan/image.jpg': image,
    'news/tags.yml': loadContent(siteDir).read('news/tags.yml').replace('electric', 'electirc'),
    'static/img/narrow.jpg': await createImage(640, 80),
    'static/img/wide.jpg': await createImage(2600, 10),
    'static/img/heavy.jpg': await createImage(1600, 95),
    'static/img/broken.jpg': 'Not an image.',
  });
}, 120_000);

test.each([
  ['pages/plain-markdown.md', 'page-extension 1:1'],
  ['pages/My Page.mdx', 'page-name 1:1'],
  ['pages/tourism.mdx', 'page-path-old 1:1'],
  ['pages/news/extra.mdx', 'page-path-news 1:1'],
  ['pages/windows.mdx', undefined],
  ['pages/windows-mistake.mdx', 'angle-in-text 8:12'],
  ['news/tags.yml', 'word-unknown 5:20'],
  ['static/img/narrow.jpg', 'image-width 1:1'],
  ['static/img/wide.jpg', 'image-width 1:1'],
  ['static/img/heavy.jpg', 'image-heavy 1:1'],
  ['static/img/broken.jpg', 'image-unreadable 1:1'],
])('%s', (file, expected) => {
  const found =
    problems.get(file)?.map(({code, line, column}) => `${code} ${line}:${column}`) ?? [];
  expect(found[0]).toBe(expected);
});

const codes = (file: string) => problems.get(file)?.map(({code}) => code) ?? [];

test('links to posts that are not public', () => {
  expect(codes(linking)).toEqual(['link-to-draft', 'link-too-early']);
});

test('two posts whose folders end with the same name', () => {
  expect(codes('news/2099-01-14-plan/index.md')).toContain('slug-taken');
});

test("the alternative text of posts' lead images", () => {
  expect(codes('news/2099-01-14-plan/index.md')).toContain('alt-redundant');
  expect(codes('news/2010-02-02-plan/index.md')).toContain('word-unknown');
});

test('an unreadable page has no other problems', async () => {
  const broken = text.replace('Words.', 'Recieved <6 ways.').replace('title:', 'titel:');
  const found = await check({[plain]: broken});
  expect(found.get(plain)?.map(({code}) => code)).toEqual(['angle-in-text']);
});

test('the focus of an image is a point of an image that exists', () => {
  expect(problems.get('pages/images.yml')?.map(formatProblem)).toEqual([
    'pages/images.yml:2:22  "75% 20%" is not a position in /img/drive-hero.jpg.\n→ Write percentages from the left and from the top, in tens: /img/drive-hero.jpg: 70% 60%',
    'pages/images.yml:3:1  The image "/img/drive-hro.jpg" does not exist.\n→ Did you mean "/img/drive-hero.jpg"?',
  ]);
});
