import {randomBytes} from 'node:crypto';

import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';

import {formatProblem} from '../../src/validation/problem';
import type {Problem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {article, check, pageOf, postOf, siteDir} from './cases';

/** An image of random dots, which is large for its size. */
async function createImage(width: number, quality: number): Promise<Uint8Array> {
  const height = Math.round(width / 1.5);
  const noise = randomBytes(width * height * 3);
  return sharp(noise, {raw: {width, height, channels: 3}})
    .jpeg({quality})
    .toBuffer();
}

const text = (number: number, words = 'Words.') => pageOf(article(words), number);
const body = 'Words.\n\n<!-- truncate -->\n\nMore words.\n';
const linking = 'news/2010-01-01-linking';
const planned = 'news/2099-01-14-plan';
let problems: Map<string, Problem[]>;

beforeAll(async () => {
  problems = await check({
    'pages/images.yml':
      '/img/hero-home.jpg: 100% 80%\n/img/drive-hero.jpg: 75% 20%\n/img/drive-hro.jpg: 70% 20%\n',
    'pages/windows.mdx': `\uFEFF${text(1).replaceAll('\n', '\r\n')}`,
    'pages/windows-mistake.mdx': `\uFEFF${text(2, 'Fewer than <3.').replaceAll('\n', '\r\n')}`,
    ...postOf(
      linking,
      `[A draft](../2010-02-01-draft/index.md) and [a plan](../2099-01-14-plan/index.md).\n\n${body}`,
      3,
    ),
    ...postOf('news/2010-02-01-draft', body, 4, 'draft: true\n'),
    ...postOf(planned, body, 5, 'featured: false\n'),
    ...postOf('news/2010-02-02-plan', body, 6, 'featured:  true\n'),
    'news/tags.yml': loadContent(siteDir).read('news/tags.yml').replace('electric', 'electirc'),
    'static/img/narrow.jpg': await createImage(640, 80),
    'static/img/wide.jpg': await createImage(2600, 10),
    'static/img/heavy.jpg': await createImage(1600, 95),
    'static/img/broken.jpg': 'Not an image.',
  });
}, 120_000);

test.each([
  ['pages/windows.mdx', []],
  ['pages/windows-mistake.mdx', ['angle-in-text 8:12']],
  [`${linking}/index.md`, ['link-to-draft 12:11', 'link-too-early 12:54']],
  ['news/2010-02-01-draft/index.md', []],
  ['news/tags.yml', ['word-unknown 5:20']],
  ['static/img/narrow.jpg', ['image-width 1:1']],
  ['static/img/wide.jpg', ['image-width 1:1']],
  ['static/img/heavy.jpg', ['image-heavy 1:1']],
  ['static/img/broken.jpg', ['image-unreadable 1:1']],
])('%s', (file, expected) => {
  const found = problems.get(file)?.map(({code, line, column}) => `${code} ${line}:${column}`);
  expect(found ?? []).toEqual(expected);
});

test('two posts whose folders end with the same name', () => {
  expect(problems.get(`${planned}/index.md`)?.map(({code}) => code)).toContain('slug-taken');
});

test('an unreadable page has no other problems', async () => {
  const broken = text(7, 'Recieved <6 ways.').replace('title:', 'titel:');
  const found = await check({'pages/broken.mdx': broken});
  expect(found.get('pages/broken.mdx')?.map(({code}) => code)).toEqual(['angle-in-text']);
});

test('the focus of an image is a point of an image that exists', () => {
  expect(problems.get('pages/images.yml')?.map(formatProblem)).toEqual([
    'pages/images.yml:2:22  "75% 20%" is not a position in /img/drive-hero.jpg.\n→ Write percentages from the left and from the top, in tens: /img/drive-hero.jpg: 70% 60%',
    'pages/images.yml:3:1  The image "/img/drive-hro.jpg" does not exist.\n→ Did you mean "/img/drive-hero.jpg"?',
  ]);
});
