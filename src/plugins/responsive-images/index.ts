import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../../check/problem';
import {focusFile, readFocus} from '../../check/rules/images';
import type {ResponsiveImage} from '../../elements/Picture/image';
import {cacheDir} from '../cache';
import {dataFileName, imagePatterns, readOriginals, removeMetadata} from './originals';
import type {Original} from './originals';
import {picturesFolder, variantStem, variantWidths, writeVariants} from './variants';

/** The data of every image for pages, by its path from the project root. */
type Images = Map<string, ResponsiveImage>;

/**
 * Writes a JSON file per original image for the pages that show it. Production builds also encode AVIF and JPEG
 * variants and social cards, cached in `node_modules/.cache`.
 */
export default function responsiveImages({siteDir, baseUrl}: LoadContext): Plugin<Images> {
  let originals: Original[] = [];
  return {
    name: 'evo-responsive-images',

    getPathsToWatch: () =>
      [focusFile, ...imagePatterns].map((pattern) => path.join(siteDir, pattern)),

    async loadContent() {
      originals = await readOriginals(siteDir);
      return describeImages(originals, siteDir, baseUrl);
    },

    async contentLoaded({content, actions}) {
      for (const [key, image] of content) await actions.createData(dataFileName(key), image);
    },

    async postBuild({outDir}) {
      const imageCache = path.join(siteDir, cacheDir, 'images');
      const picturesDir = path.join(outDir, picturesFolder);
      // Copies of an image have the same variants
      const distinct = new Map(originals.map((original) => [variantStem(original), original]));
      // One after the other: their variants are encoded in parallel
      for (const original of distinct.values())
        await writeVariants(original, imageCache, picturesDir);
      await removeMetadata(outDir);
    },
  };
}

/** Describes originals for pages. @throws ContentError */
export function describeImages(
  originals: readonly Original[],
  siteDir: string,
  baseUrl: string,
): Images {
  const points = readPoints(siteDir, originals);
  const images: Images = new Map(
    originals.map((original) => [original.key, describeOriginal(original, baseUrl, points)]),
  );
  for (const [key, image] of images) {
    image.dusk = images.get(key.replace(/(?=\.\w+$)/, '.dusk'));
  }
  return images;
}

type Points = Readonly<Record<string, string>>;

/** Where the subjects of images are, by the paths that pages write. @throws ContentError */
function readPoints(siteDir: string, originals: readonly Original[]): Points {
  const files = new Set(originals.map(({key}) => key.normalize('NFC')));
  const file = path.join(siteDir, focusFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const {data, problems} = readFocus(text, files);
  if (problems.length > 0) throw new ContentError(problems);
  return data as Points;
}

/** The data of an image for pages: its variants in production, the original in development. */
function describeOriginal(original: Original, baseUrl: string, points: Points): ResponsiveImage {
  const {key, width, height} = original;
  const url = key.replace(/^static/, '');
  const point = points[url] ?? points[url.replace('.dusk.', '.')];
  const isProduction = process.env.NODE_ENV === 'production';
  const variants = `${picturesFolder}/${variantStem(original)}`;
  const ownPath = encodeURI(key.replace(/^(?:static|news)\//, '')); // see docusaurus.config.ts
  return {
    src: baseUrl + (isProduction ? variants : ownPath),
    ...(isProduction && variantWidths(original)),
    width,
    height,
    flat: key.endsWith('.png') || undefined,
    focus: point?.split(' ').map(Number.parseFloat) as ResponsiveImage['focus'],
  };
}
