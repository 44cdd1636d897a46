import {expect, test} from 'vitest';
import sharp from 'sharp';
import {checkFiles, jpeg, testCases} from '../testCases';

testCases([
  ['words', '![A car in the hills](/img/hreo.jpg)', '1: The image "/img/hreo.jpg" does not exist'],
  ['words', '![A car](https://images.example/tree.jpg)', '1: The image "https://images.example'],
  ['words', '![A car](/favicon.svg)', '1: "/favicon.svg" is not an image'],
  ['post', '![A car in the hills](./imgae.jpg)', '1: The image "./imgae.jpg" does not exist'],
  ['post', '![A tree](../2025-01-14-a-tree/tree.jpg)', '1: The image "../2025-01-14-a-tree/tree'],
  ['post', '![The cab arrives](./cab.mp4)', '1: An image cannot be a film'],
  ['words', '![](/img/hero.jpg)', '1: The image has no alternative text'],
  ['words', '![hero.jpg](/img/hero.jpg)', '1: "hero.jpg" is the name of a file'],
  ['words', '![A photo of a car](/img/hero.jpg)', '1: "A photo of" is what screen readers say'],
  ['keys of a post', 'imageAlt: Image of a car in the hills', '8: "Image of" is what screen'],
  [
    'section',
    '<Vehicle\ntitle="One"\nimage="/img/hreo.jpg"\nalt="hero.jpg"\n/>',
    '3: The image "/img/hreo.jpg" does not exist',
    '4: "hero.jpg" is the name of a file',
  ],
  ['keys of a page', 'image: /img/hreo.jpg', '4: The image "/img/hreo.jpg" does not exist'],
]);

/** `acTL`, which says that a PNG has two frames. It follows the first chunk, of 33 bytes. */
const animationControl = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
const png = await sharp(jpeg).png().toBuffer();
const animatedPng = Buffer.concat([png.subarray(0, 33), animationControl, png.subarray(33)]);
const frames = [jpeg, await sharp(jpeg).negate().toBuffer()];
const animatedWebp = await sharp(frames, {join: {animated: true}})
  .webp()
  .toBuffer();

const isAnimated = 'The image is animated; the site shows its first frame only.';
const points = ['/img/hero.jpg: 0% 75%', 'img/hero.jpg: 0% 75%', 'news/gone/a.jpg: 0% 60%'];
const page = '<Article title="Words">\n\n![A café in the hills](/img/caf\u00e9.jpg)\n\n</Article>';

const {problemsOf} = await checkFiles({
  'static/img/narrow.jpg': await sharp(jpeg).resize(640).toBuffer(),
  'static/img/huge.jpg': Buffer.concat([jpeg, Buffer.alloc(3_000_000)]),
  'static/img/text.jpg': 'Not an image.',
  'static/img/same.jpg': jpeg,
  'static/img/same.dusk.jpg': jpeg,
  'static/img/cut.jpg': jpeg,
  'static/img/cut.dusk.jpg': await sharp(jpeg).resize(800, 500).toBuffer(),
  'static/img/broken.jpg': jpeg,
  'static/img/broken.dusk.jpg': 'Not an image.',
  'static/img/still.png': png,
  'static/img/animated.png': animatedPng,
  'static/img/animated.webp': animatedWebp,
  'static/img/cafe\u0301.jpg': jpeg,
  'pages/cafe.mdx': page,
  'pages/images.yml': points.join('\n'),
});

test.each([
  ['static/img/hero.jpg', []],
  ['static/img/narrow.jpg', ['1: The image is 640 pixels wide; it needs 800.']],
  ['static/img/huge.jpg', [expect.stringContaining('too large')]],
  ['static/img/text.jpg', ['1: The image cannot be read.']],
  ['static/img/same.jpg', []],
  ['static/img/cut.jpg', ['1: cut.dusk.jpg has another shape.']],
  ['static/img/broken.jpg', []],
  ['static/img/still.png', []],
  ['static/img/animated.png', [`1: ${isAnimated}`]],
  ['static/img/animated.webp', [`1: ${isAnimated}`]],
])('the problems of %s: %j', (file, problems) => {
  expect(problemsOf(file)).toEqual(problems);
});

test('letters with accents are compared as they look', () => {
  expect(problemsOf('pages/cafe.mdx').join()).not.toContain('does not exist');
});

test('the points of images are in quarters, and of images that exist', () => {
  expect(problemsOf('pages/images.yml')).toEqual([
    '2: The image "img/hero.jpg" does not exist.',
    expect.stringContaining('3: `news/gone/a.jpg` is "0% 60%": write two of'),
  ]);
});
