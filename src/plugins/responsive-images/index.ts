import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {globSync} from 'tinyglobby';
import {hasHandbook} from '../../content/env';
import {imageFocusFile, parseImageFocus} from '../../content/imageFocus';
import type {ImageFocus} from '../../content/imageFocus';
import {ContentError} from '../../content/problem';
import {dataFileName, imageFolders, imagePatterns, readOriginals} from './originals';
import type {Original} from './originals';
import type {ResponsiveImage} from './types';
import {fallbackWidth, variantStem, variantWidths, writeVariants} from './variants';

export {remarkResponsiveImages} from './remark';

/** What the plugin passes to other plugins: every original of the project. */
export interface ImagesContent {
  images: Original[];
  /** Path as pages write it → the point that crops keep in view. */
  focusOf: ReadonlyMap<string, ImageFocus>;
}

/** sharp already uses several threads per image. */
const concurrency = 2;

const isProduction = () => process.env.NODE_ENV === 'production';

/**
 * Writes a JSON file per original image for the pages that show it. Production builds also encode AVIF, WebP and JPEG
 * variants of every image that a page names, cached in `.cache/images`.
 */
export default function responsiveImages({siteDir, baseUrl}: LoadContext): Plugin<ImagesContent> {
  const cacheDir = path.join(siteDir, '.cache', 'images');
  return {
    name: 'evo-responsive-images',

    getPathsToWatch: () =>
      [imageFocusFile, ...imagePatterns].map((pattern) => path.join(siteDir, pattern)),

    // The development server serves originals; those outside static/ need a route
    configureWebpack() {
      if (isProduction()) return undefined;
      const folders = imageFolders
        .filter((folder) => !folder.startsWith('static/'))
        .map((folder) => ({
          directory: path.join(siteDir, folder),
          publicPath: `${baseUrl}${folder}`,
          staticOptions: {redirect: false}, // a page may have the folder's path
        }));
      return {devServer: {static: folders}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async loadContent() {
      const images = await readOriginals(siteDir, path.join(cacheDir, 'appearances.json'));
      return {images, focusOf: readFocus(siteDir, images)};
    },

    async contentLoaded({content, actions}) {
      await Promise.all(
        content.images.map((image) =>
          actions.createData(dataFileName(image.key), imageData(image, baseUrl, content)),
        ),
      );
    },

    async postBuild({content, outDir}) {
      const named = namedImages(siteDir, content.images);
      const limit = pLimit(concurrency);
      const counts = await Promise.all(
        named.map((image) =>
          limit(() => writeVariants(image, cacheDir, path.join(outDir, 'pictures'))),
        ),
      );
      const encoded = counts.reduce((sum, count) => sum + count, 0);
      if (encoded > 0) {
        console.info(`[responsive-images] Encoded ${encoded} files from ${named.length} images.`);
      }
    },
  };
}

/** An image's data for pages: its variants in production, the original in development. */
export function imageData(
  image: Original,
  baseUrl: string,
  {images, focusOf}: ImagesContent,
): ResponsiveImage {
  const {key, width, height, color} = image;
  const source = isProduction()
    ? {
        src: `${baseUrl}pictures/${variantStem(image)}`,
        widths: variantWidths(width),
        fallback: fallbackWidth(width),
      }
    : {src: `${baseUrl}${key.replace(/^static\//, '')}`};
  const focus = focusOf.get(urlOf(key));
  const duskKey = key.replace(/(?=\.\w+$)/, '.dusk');
  const duskImage = images.find((each) => each.key === duskKey);
  return {
    ...source,
    width,
    height,
    color,
    ...(key.endsWith('.png') && {flat: true}),
    ...(focus && {focus}),
    ...(duskImage && {
      dusk: {...(focus && {focus}), ...imageData(duskImage, baseUrl, {images, focusOf})},
    }),
  };
}

/** An image's path as pages write it. */
export const urlOf = (key: string) => key.replace(/^static/, '');

function readFocus(siteDir: string, images: readonly Original[]): ImagesContent['focusOf'] {
  const file = path.join(siteDir, imageFocusFile);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const urls = images.map(({key}) => urlOf(key));
  const {problems, focusOf} = parseImageFocus(source, urls);
  if (problems.length > 0) throw new ContentError(problems);
  return focusOf;
}

/** The images whose file name occurs in a page or post, without copies of the same file. */
function namedImages(siteDir: string, images: readonly Original[]): Original[] {
  const folders = ['pages', 'news', ...(hasHandbook() ? ['src'] : [])];
  const pages = globSync(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDir, absolute: true},
  );
  const text = pages.map((file) => readFileSync(file, 'utf8')).join('\n');
  // A page names an image, and shows its version at dusk too
  const named = images.filter(({file}) => text.includes(path.basename(file).replace('.dusk', '')));
  return [...new Map(named.map((image) => [variantStem(image), image])).values()];
}
