import {mkdtemp, readFile, readdir, stat, utimes} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadSharp} from '../sharp';
import {derive, fallbackOf, stem, widthsOf} from './derive';
import {Descriptions, dataName} from './inventory';

test('no picture is made larger than its original', () => {
  expect(widthsOf(1600)).toEqual([480, 780, 1200, 1600]);
  expect(widthsOf(1000)).toEqual([480, 780, 1000]);
  expect(widthsOf(2400)).toEqual([480, 780, 1200, 1600, 2400]);
  expect(widthsOf(4000).at(-1)).toBe(2400);
  expect(widthsOf(300)).toEqual([300]);
  expect(fallbackOf(1600)).toBe(1200);
  expect(fallbackOf(900)).toBe(900);
});

test('two widths are never nearly the same', () => {
  for (let width = 200; width <= 3000; width += 50) {
    const widths = widthsOf(width);
    for (const [index, each] of widths.entries()) {
      const next = widths[index + 1];
      if (next) expect(each / next).toBeLessThan(0.9);
    }
  }
});

test('pictures of the same name in two folders have two descriptions', () => {
  expect(dataName('static/img/car.jpg')).toBe('static__img__car.jpg.json');
  expect(dataName('news/2025-01-14-tree/car.jpg')).toBe('news__2025-01-14-tree__car.jpg.json');
});

test('an original becomes AVIF, WebP and JPEG, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const file = path.join(folder, 'red.png');
  const sharp = loadSharp();
  await sharp({create: {width: 600, height: 400, channels: 3, background: '#c02020'}})
    .png()
    .toFile(file);
  const original = {file, key: 'static/img/red.png'};
  const cache = path.join(folder, 'cache');
  const out = path.join(folder, 'out');

  const descriptions = new Descriptions(cache);
  await descriptions.load();
  const description = await descriptions.describe(original);
  expect(description).toMatchObject({width: 600, height: 400});
  expect(description.color).toMatch(/^#[bc][0-9a-f]/);

  expect(await derive(original, description, cache, out)).toBe(5);
  const name = stem(original, description);
  expect((await readdir(out)).sort()).toEqual(
    [
      `${name}-480.avif`,
      `${name}-480.webp`,
      `${name}-600.avif`,
      `${name}-600.jpg`,
      `${name}-600.webp`,
    ].sort(),
  );
  const smaller = await sharp(path.join(out, `${name}-480.webp`)).metadata();
  expect([smaller.format, smaller.width, smaller.height]).toEqual(['webp', 480, 320]);

  expect(await derive(original, description, cache, out)).toBe(0);
});

test('a picture that is replaced under the same name gets another address', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const file = path.join(folder, 'car.png');
  const original = {file, key: 'static/img/car.png'};
  const sharp = loadSharp();
  const descriptions = new Descriptions(folder);
  const paint = (background: string) =>
    sharp({create: {width: 60, height: 40, channels: 3, background}})
      .png()
      .toFile(file);

  await paint('#000000');
  const before = await descriptions.describe(original);
  await paint('#ffffff');
  await utimes(file, new Date(), new Date((await stat(file)).mtimeMs + 5000));
  const after = await descriptions.describe(original);
  expect(stem(original, after)).not.toBe(stem(original, before));

  await descriptions.save();
  expect(await readFile(path.join(folder, 'descriptions.json'), 'utf8')).toContain(after.hash);
});
