import {randomBytes} from 'node:crypto';

import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';

import type {Problem} from '../../src/validation/problem';
import {article, check, pageOf, postOf} from './cases';

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
let problems: Map<string, Problem[]>;

beforeAll(async () => {
  problems = await check({
    'pages/windows.mdx': `\uFEFF${text(1).replaceAll('\n', '\r\n')}`,
    'pages/windows-mistake.mdx': `\uFEFF${text(2, 'Fewer than <3.').replaceAll('\n', '\r\n')}`,
    ...postOf(
      linking,
      `[A draft](../2010-02-01-draft/index.md) and [a plan](../2099-01-14-plan/index.md).\n\n${body}`,
      3,
    ),
    ...postOf('news/2010-02-01-draft', body, 4, 'draft: true\n'),
    ...postOf('news/2099-01-14-plan', body, 5),
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
  ['static/img/narrow.jpg', ['image-width 1:1']],
  ['static/img/wide.jpg', ['image-width 1:1']],
  ['static/img/heavy.jpg', ['image-heavy 1:1']],
  ['static/img/broken.jpg', ['image-unreadable 1:1']],
])('%s', (file, expected) => {
  const found = problems.get(file)?.map(({code, line, column}) => `${code} ${line}:${column}`);
  expect(found ?? []).toEqual(expected);
});
