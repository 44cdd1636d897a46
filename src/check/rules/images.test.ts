import {expect, test} from 'vitest';
import sharp from 'sharp';
import {checkFiles, jpeg, smallSite, testCases} from '../testCases';

testCases([
  ['words', '![A car in the hills](/img/hreo.jpg)', '1: The image "/img/hreo.jpg" does not exist'],
  ['words', '![A car in the hills](/img/Hero.JPG)', '1: The image "/img/Hero.JPG" does not exist'],
  ['words', '![A car](https://images.example/tree.jpg)', '1: The image "https://images.example'],
  ['words', '![A car](/favicon.svg)', '1: "/favicon.svg" is not an image'],
  ['post', '![A car in the hills](./imgae.jpg)', '1: The image "./imgae.jpg" does not exist'],
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
  ['keys of a post', 'image: ./tre.jpg', '7: The image "./tre.jpg" does not exist'],
]);

test('letters with accents are compared as they look', async () => {
  const page =
    '<Article title="Words">\n\n![A café in the hills](/img/caf\u00e9.jpg)\n\n</Article>';
  const files = {...smallSite, 'pages/cafe.mdx': page, 'static/img/cafe\u0301.jpg': jpeg};
  const {problemsOf} = await checkFiles(files);
  expect(problemsOf('pages/cafe.mdx').join()).not.toContain('does not exist');
});

test('image files can be read, and are neither small nor huge', async () => {
  const {problemsOf} = await checkFiles({
    ...smallSite,
    'static/img/narrow.jpg': await sharp(jpeg).resize(640).toBuffer(),
    'static/img/huge.jpg': Buffer.concat([jpeg, Buffer.alloc(3_000_000)]),
    'static/img/text.jpg': 'Not an image.',
    'static/img/same.jpg': jpeg,
    'static/img/same.dusk.jpg': jpeg,
    'static/img/cut.jpg': jpeg,
    'static/img/cut.dusk.jpg': await sharp(jpeg).resize(800, 500).toBuffer(),
  });
  expect(problemsOf('static/img/same.jpg')).toEqual([]);
  expect(problemsOf('static/img/cut.jpg')).toEqual(['1: cut.dusk.jpg has another shape.']);
  expect(problemsOf('static/img/hero.jpg')).toEqual([]);
  expect(problemsOf('static/img/narrow.jpg')).toEqual([
    '1: The image is 640 pixels wide; it needs 800.',
  ]);
  expect(problemsOf('static/img/huge.jpg')).toEqual([expect.stringContaining('too large')]);
  expect(problemsOf('static/img/text.jpg')).toEqual(['1: The image cannot be read.']);
});

/** `acTL`, which says that a PNG has two frames. It follows the first chunk. */
const animationControl = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
const firstChunkEnd = 33;

test('an animated image shows its first frame only', async () => {
  const png = await sharp(jpeg).png().toBuffer();
  const frames = [jpeg, await sharp(jpeg).negate().toBuffer()];
  const {problemsOf} = await checkFiles({
    ...smallSite,
    'static/img/still.png': png,
    'static/img/animated.png': Buffer.concat([
      png.subarray(0, firstChunkEnd),
      animationControl,
      png.subarray(firstChunkEnd),
    ]),
    'static/img/animated.webp': await sharp(frames, {join: {animated: true}})
      .webp()
      .toBuffer(),
  });
  const problem = '1: The image is animated; the site shows its first frame only.';
  expect(problemsOf('static/img/still.png')).toEqual([]);
  expect(problemsOf('static/img/animated.png')).toEqual([problem]);
  expect(problemsOf('static/img/animated.webp')).toEqual([problem]);
});

test('the points of images are in quarters, and of images that exist', async () => {
  const points = ['/img/hero.jpg: 0% 75%', 'img/hero.jpg: 0% 75%', 'news/gone/a.jpg: 0% 60%'];
  const {problemsOf} = await checkFiles({...smallSite, 'pages/images.yml': points.join('\n')});
  expect(problemsOf('pages/images.yml')).toEqual([
    '2: The image "img/hero.jpg" does not exist.',
    expect.stringContaining('3: `news/gone/a.jpg` is "0% 60%": write two of'),
  ]);
});
