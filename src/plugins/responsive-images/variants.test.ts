import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {expect, onTestFinished, test} from 'vitest';
import {readOriginals, removeMetadata} from './originals';
import {variantWidths, writeVariants} from './variants';

test('no variant is larger than its original', () => {
  expect(variantWidths({width: 1600})).toEqual({widths: [480, 780, 1200, 1600], fallback: 1200});
  expect(variantWidths({width: 4000}).widths.at(-1)).toBe(2400);
  expect(variantWidths({width: 300})).toEqual({widths: [300], fallback: 300});
});

const create = {width: 600, height: 400, channels: 4, background: '#c02020'} as const;

/** Writes an image into a project of its own. @returns its original, and a function that writes the variants */
async function projectWith(name: string, image: Sharp) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'images-'));
  onTestFinished(() => rm(siteDir, {recursive: true}));
  await mkdir(path.join(siteDir, 'static/img'), {recursive: true});
  await image.toFile(path.join(siteDir, 'static/img', name));
  const [original] = await readOriginals(siteDir);
  if (!original) throw new Error('The project has no image.');
  const outDir = path.join(siteDir, 'out');
  const write = async () => {
    await writeVariants(original, path.join(siteDir, 'cache'), outDir);
    const names = (await readdir(outDir)).sort();
    return names.map((each) => ({name: each, file: path.join(outDir, each)}));
  };
  return {siteDir, original, write};
}

test('a photograph of a phone is upright, and published without its place', async () => {
  // Orientation 6: the camera was turned to the right
  const photo = sharp({create})
    .withExif({IFD0: {Artist: 'Ritu'}, IFD3: {GPSLatitudeRef: 'N'}})
    .withMetadata({orientation: 6})
    .jpeg();
  const {siteDir, original, write} = await projectWith("Driver's ফটো (1).jpg", photo);
  expect(original).toMatchObject({width: 400, height: 600});
  for (const {name, file} of await write()) {
    expect(name).toMatch(/^[\w.-]+$/);
    const height = name.endsWith('-card.jpg') ? 630 : 600;
    expect((await sharp(file).metadata()).height, name).toBe(height);
  }
  await removeMetadata(path.join(siteDir, 'static'));
  const published = await sharp(original.file).metadata();
  expect(published).toMatchObject({width: 400, height: 600});
  expect(published.exif).toBeUndefined();
});

test('what is transparent in an original is white in its JPEG files', async () => {
  const transparent = sharp({create: {...create, background: '#00000000'}}).png();
  const {write} = await projectWith('car.png', transparent);
  const jpegs = (await write()).filter(({name}) => name.endsWith('.jpg'));
  expect(jpegs).toHaveLength(2);
  for (const {name, file} of jpegs) {
    const {channels} = await sharp(file).stats();
    expect(Math.min(...channels.map(({min}) => min)), name).toBe(255);
  }
});

test('an original becomes AVIF and JPEG files, encoded once', async () => {
  const {original, write} = await projectWith('car.png', sharp({create}).png());
  const variants = (await write()).map(({name}) => name.replace(/^car\.\w+-/, ''));
  expect(variants).toEqual(['480.avif', '600.avif', '600.jpg', 'card.jpg']);
  await rm(original.file); // encoding it again would throw
  await write();
});
