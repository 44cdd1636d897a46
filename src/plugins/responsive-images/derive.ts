import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadSharp} from '../sharp';
import type {Sharp} from 'sharp';
import type {Description, Original} from './inventory';

/**
 * The width that phones of two pixels a point take, whose small pixels show less of what compression takes. 14 KB is
 * what a host sends before it waits for the phone's first answer: the first picture of a page is to fit in.
 */
const phone = 780;

/** Widths in pixels: half a phone, a phone of two pixels a point, a phone of three, then columns, then whole screens. */
const widths = [480, phone, 1200, 1600, 2400] as const;
const fallbackWidth = 1200;

/**
 * Low effort on purpose: for these pictures AVIF at effort 1 is some 3 % larger than at 3 and made three times faster.
 */
const formats: Record<'avif' | 'webp' | 'jpg', (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) =>
    picture.avif({
      ...(width === phone ? {quality: 38, effort: 3} : {quality: 50, effort: 1}),
      chromaSubsampling: '4:2:0',
    }),
  webp: (picture) => picture.webp({quality: 72, effort: 3}),
  jpg: (picture) => picture.jpeg({quality: 78, progressive: true}),
};

/** Part of every cache entry's name: raise it when the settings above change. */
const settings = 'v4';

/** The widths made of an original of this width: never larger than itself. */
export function widthsOf(original: number): number[] {
  const largest = Math.min(original, widths.at(-1) ?? original);
  return [...widths.filter((width) => width < largest * 0.9), largest];
}

/** One of the files that are made of an original. */
export interface Derivative {
  /** In pixels. */
  width: number;
  format: keyof typeof formats;
}

/** All that is made of an original of this width. */
export function derivativesOf(original: number): Derivative[] {
  return [
    ...widthsOf(original).flatMap((width) => [
      {width, format: 'avif' as const},
      {width, format: 'webp' as const},
    ]),
    {width: fallbackOf(original), format: 'jpg'},
  ];
}

export function fallbackOf(original: number): number {
  return Math.min(original, fallbackWidth);
}

/** The beginning of the names of a picture's derivatives: `rental-airport.3fa2c1d0`. */
export function stem({file}: Original, {hash}: Description): string {
  return `${path.parse(file).name}.${hash}`;
}

/**
 * Makes what is missing of a picture's derivatives in the cache and copies them all to a folder.
 * @returns how many files had to be made
 */
export async function derive(
  original: Original,
  description: Description,
  cacheDir: string,
  outDir: string,
): Promise<number> {
  const sharp = loadSharp();
  const name = stem(original, description);
  let made = 0;
  await Promise.all([mkdir(cacheDir, {recursive: true}), mkdir(outDir, {recursive: true})]);
  for (const {width, format} of derivativesOf(description.width)) {
    const file = `${name}-${width}.${format}`;
    const cached = path.join(cacheDir, `${settings}.${file}`);
    if (!existsSync(cached)) {
      const bytes = await formats[format](sharp(original.file).resize({width}), width).toBuffer();
      await writeFile(`${cached}.part`, bytes); // a run that is cut off leaves no half picture behind
      await rename(`${cached}.part`, cached);
      made += 1;
    }
    await copyFile(cached, path.join(outDir, file));
  }
  return made;
}
