import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type ResizeOptions, type Sharp} from 'sharp';
import {socialCardSize} from '../../company/site';
import {writeOnce} from '../cache';
import type {Original} from './originals';

/** Of phones with two and three device pixels per CSS pixel. The first image of a page should fit into 25 KB there. */
const phoneWidths = [780, 1200];

/** In pixels: half a phone, phones, columns. */
const targetWidths = [480, ...phoneWidths, 1600];

/** Of whole screens. */
const maxWidth = 2400;
const maxFallbackWidth = 1200;

/** AVIF at effort 1 is about a tenth larger than at effort 3, and three times faster to encode. */
const avif = {quality: 50, effort: 1, chromaSubsampling: '4:2:0'};
const phoneAvif = {...avif, quality: 36, effort: 3};
const jpeg = {quality: 78, progressive: true};

/** Part of every cached file's name. Raise it when the settings above change. */
const settingsVersion = 'v5';

/** The folder of all variants in the built site. */
export const picturesFolder = 'pictures';

type Source = Pick<Original, 'file' | 'hash'>;

/** The start of a variant's file name, which needs no encoding in `srcset`: `rental-airport.3fa2c1d0`. */
export const variantStem = ({file, hash}: Source) =>
  `${path.parse(file).name.replace(/[^\w.-]+/g, '-')}.${hash}`;

/** The file name of an image's crop for link previews: the part that draws attention. */
export const socialCardName = (source: Source) => `${variantStem(source)}-card.jpg`;

/** The widths of an original's AVIF files and of its JPEG, never larger than the original. */
export function variantWidths({width}: Pick<Original, 'width'>) {
  const largest = Math.min(width, maxWidth);
  // A width that is nearly the largest would save nobody much
  const widths = [...targetWidths.filter((each) => each < largest * 0.9), largest];
  return {widths, fallback: Math.min(width, maxFallbackWidth)};
}

/** Encodes the missing variants of an original into the cache, and copies all of them to `outDir`. */
export async function writeVariants(
  original: Original,
  cacheDir: string,
  outDir: string,
): Promise<void> {
  const resize = (size: ResizeOptions) => sharp(original.file).autoOrient().resize(size);
  const write = async (name: string, image: Sharp) => {
    const cached = path.join(cacheDir, `${settingsVersion}.${name}`);
    await writeOnce(cached, () => image.toBuffer());
    await copyFile(cached, path.join(outDir, name));
  };
  const stem = variantStem(original);
  const {widths, fallback} = variantWidths(original);
  await mkdir(outDir, {recursive: true});
  // JPEG has no transparency: without a background, it would be black
  const writeJpeg = (name: string, size: ResizeOptions) =>
    write(name, resize(size).flatten({background: 'white'}).jpeg(jpeg));
  await Promise.all([
    ...widths.map((width) => {
      const options = phoneWidths.includes(width) ? phoneAvif : avif;
      return write(`${stem}-${width}.avif`, resize({width}).avif(options));
    }),
    writeJpeg(`${stem}-${fallback}.jpg`, {width: fallback}),
    writeJpeg(socialCardName(original), {...socialCardSize, position: 'attention'}),
  ]);
}
