import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {ResizeOptions, Sharp} from 'sharp';
import {writeOnce} from '../cache';
import type {Original} from './originals';

/** The width of a phone with two device pixels per CSS pixel. The first image of a page should fit into 14 KB there. */
const phoneWidth = 780;

/** In pixels: half a phone, phones with two and three device pixels per CSS pixel, columns, whole screens. */
const targetWidths = [480, phoneWidth, 1200, 1600, 2400] as const;

const maxFallbackWidth = 1200;

type Size = ResizeOptions & {width: number};

/** What link previews show without cropping: of an image, the part that draws attention. */
const socialCardSize: Size = {width: 1200, height: 630, position: 'attention'};

/** The folder of all variants in the built site. */
export const picturesFolder = 'pictures';

/** AVIF at effort 1 is about 3 % larger than at effort 3, and three times faster to encode. */
const encoders: Record<'avif' | 'jpg', (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) =>
    image.avif({
      ...(width === phoneWidth ? {quality: 38, effort: 3} : {quality: 50, effort: 1}),
      chromaSubsampling: '4:2:0',
    }),
  jpg: (image) => image.jpeg({quality: 78, progressive: true}),
};

/** Part of every cached file's name. Raise it when the settings above change. */
const settingsVersion = 'v4';

/** The widths of an original's variants, never larger than the original. */
export function variantWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, targetWidths.at(-1) ?? originalWidth);
  return [...targetWidths.filter((width) => width < largest * 0.9), largest];
}

/** The width of the JPEG. */
export function fallbackWidth(originalWidth: number): number {
  return Math.min(originalWidth, maxFallbackWidth);
}

/** The start of a variant's file name, which needs no encoding in `srcset`: `rental-airport.3fa2c1d0`. */
export function variantStem({file, hash}: Pick<Original, 'file' | 'hash'>): string {
  return `${path.parse(file).name.replace(/[^\w.-]+/g, '-')}.${hash}`;
}

/** The file name of an image's crop for link previews. */
export const socialCardName = (image: Pick<Original, 'file' | 'hash'>) =>
  `${variantStem(image)}-card.jpg`;

/** Encodes the missing variants of an original into the cache, and copies all of them to `outDir`. */
export async function writeVariants(
  original: Original,
  cacheDir: string,
  outDir: string,
): Promise<void> {
  const write = async (name: string, format: keyof typeof encoders, size: Size) => {
    const cached = path.join(cacheDir, `${settingsVersion}.${name}`);
    const resized = () => sharp(original.file).autoOrient().resize(size);
    await writeOnce(cached, () => encoders[format](resized(), size.width).toBuffer());
    await copyFile(cached, path.join(outDir, name));
  };
  const stem = variantStem(original);
  await mkdir(outDir, {recursive: true});
  for (const width of variantWidths(original.width)) {
    await write(`${stem}-${width}.avif`, 'avif', {width});
  }
  const width = fallbackWidth(original.width);
  await write(`${stem}-${width}.jpg`, 'jpg', {width});
  await write(socialCardName(original), 'jpg', socialCardSize);
}
