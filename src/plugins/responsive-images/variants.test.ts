import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {expect, onTestFinished, test} from 'vitest';
import {readOriginals, removeMetadata, type Original} from './originals';
import {socialCardName, variantStem, variantWidths, writeVariants} from './variants';

test('no variant is larger than its original', () => {
  expect(variantWidths({width: 1600})).toEqual({widths: [480, 780, 1200, 1600], fallback: 1200});
  expect(variantWidths({width: 4000}).widths.at(-1)).toBe(2400);
  expect(variantWidths({width: 300})).toEqual({widths: [300], fallback: 300});
});

/** A project with one image in a single color. */
async function projectWithImage(background: string): Promise<{siteDir: string; cacheDir: string}> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'images-'));
  onTestFinished(() => rm(siteDir, {recursive: true}));
  await mkdir(path.join(siteDir, 'static/img'), {recursive: true});
  await sharp({create: {width: 600, height: 400, channels: 4, background}})
    .png()
    .toFile(path.join(siteDir, 'static/img/car.png'));
  return {siteDir, cacheDir: path.join(siteDir, 'cache')};
}

async function readOnly(project: {siteDir: string; cacheDir: string}): Promise<Original> {
  const [original] = await readOriginals(project.siteDir);
  if (!original) throw new Error('The project has no image.');
  return original;
}

test('a photograph of a phone is upright, and published without its place', async () => {
  const project = await projectWithImage('#c02020');
  const file = path.join(project.siteDir, "static/img/Driver's ফটো (1).jpg");
  // Orientation 6: the camera was turned to the right
  await sharp({create: {width: 600, height: 400, channels: 3, background: '#20c020'}})
    .withExif({IFD0: {Artist: 'Ritu'}, IFD3: {GPSLatitudeRef: 'N'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toFile(file);
  const photo = await readOnly(project);
  expect(photo).toMatchObject({width: 400, height: 600});
  const outDir = path.join(project.siteDir, 'out');
  await writeVariants(photo, path.join(project.siteDir, 'cache'), outDir);
  for (const name of await readdir(outDir)) {
    expect(name).toMatch(/^[\w.-]+$/);
    const height = name === socialCardName(photo) ? 630 : 600;
    expect((await sharp(path.join(outDir, name)).metadata()).height, name).toBe(height);
  }
  await removeMetadata(path.join(project.siteDir, 'static'));
  const published = await sharp(file).metadata();
  expect(published).toMatchObject({width: 400, height: 600});
  expect(published.exif).toBeUndefined();
});

test('what is transparent in an original is white in its JPEG files', async () => {
  const project = await projectWithImage('#00000000');
  const original = await readOnly(project);
  const outDir = path.join(project.siteDir, 'out');
  await writeVariants(original, project.cacheDir, outDir);
  const jpegs = (await readdir(outDir)).filter((name) => name.endsWith('.jpg'));
  expect(jpegs).toHaveLength(2);
  for (const name of jpegs) {
    const {channels} = await sharp(path.join(outDir, name)).stats();
    expect(Math.min(...channels.map(({min}) => min)), name).toBe(255);
  }
});

test('an original becomes AVIF and JPEG files, encoded once', async () => {
  const project = await projectWithImage('#c02020');
  const original = await readOnly(project);
  expect(original).toMatchObject({key: 'static/img/car.png', width: 600, height: 400});

  const cacheDir = path.join(project.siteDir, 'cache');
  const outDir = path.join(project.siteDir, 'out');
  await writeVariants(original, cacheDir, outDir);
  const stem = variantStem(original);
  expect((await readdir(outDir)).sort()).toEqual(
    ['480.avif', '600.avif', '600.jpg', 'card.jpg'].map((name) => `${stem}-${name}`),
  );
  const smaller = await sharp(path.join(outDir, `${stem}-480.avif`)).metadata();
  expect([smaller.format, smaller.width, smaller.height]).toEqual(['heif', 480, 320]);
  await rm(original.file); // encoding it again would throw
  await writeVariants(original, cacheDir, outDir);
});
