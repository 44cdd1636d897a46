import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import type {ResponsiveImage} from '../../elements/Picture/image';
import {isPreview} from '../../env';
import {cacheDir} from '../cache';
import {imageFocusFile, readFocus, type ImageFocus} from './focus';
import {dataFileName, imageFolders, imagePatterns, readOriginals, type Original} from './originals';
import {removeMetadata} from './metadata';
import {fallbackWidth, picturesFolder, variantStem, variantWidths, writeVariants} from './variants';

export {remarkResponsiveImages} from './remark';

/** What the plugin passes to other plugins: every original of the project. */
export interface ImagesContent {
  images: Original[];
  /** Path as pages write it → the point that crops keep in view. */
  focusOf: ReadonlyMap<string, ImageFocus>;
}

/** The images among what all plugins loaded. */
export const imagesOf = (allContent: AllContent) =>
  allContent['evo-responsive-images']?.['default'] as ImagesContent;

/** sharp already uses several threads per image. */
const concurrency = 2;

const isProduction = () => process.env.NODE_ENV === 'production';

/**
 * Writes a JSON file per original image for the pages that show it. Production builds also encode AVIF and JPEG
 * variants and social cards, cached in `node_modules/.cache`.
 */
export default function responsiveImages({siteDir, baseUrl}: LoadContext): Plugin<ImagesContent> {
  const imageCache = path.join(siteDir, cacheDir, 'images');
  // The same object for good: when a post and its image are new, `npm start` reloads both plugins at the same time, and
  // gives each the content that the other had before
  const loaded: ImagesContent = {images: [], focusOf: new Map()};
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
      const images = await readOriginals(siteDir, imageCache);
      return Object.assign(loaded, {
        images,
        focusOf: readFocus(
          siteDir,
          images.map(({key}) => urlOf(key)),
        ),
      });
    },

    async contentLoaded({content, actions}) {
      await Promise.all(
        content.images.map((image) =>
          actions.createData(dataFileName(image.key), imageData(image, baseUrl, content)),
        ),
      );
    },

    async postBuild({content, outDir}) {
      // Only the handbook shows the images of src. Copies of an image have the same variants
      const shown = content.images.filter(({key}) => isPreview() || !key.startsWith('src/'));
      const images = new Map(shown.map((image) => [variantStem(image), image]));
      const picturesDir = path.join(outDir, picturesFolder);
      await pLimit(concurrency).map(images.values(), (image) =>
        writeVariants(image, imageCache, picturesDir),
      );
      await removeMetadata(outDir);
    },
  };
}

/** An image's data for pages: its variants in production, the original in development. */
export function imageData(
  image: Original,
  baseUrl: string,
  {images, focusOf}: ImagesContent,
): ResponsiveImage {
  const {key, width, height} = image;
  const source = isProduction()
    ? {
        src: `${baseUrl}${picturesFolder}/${variantStem(image)}`,
        widths: variantWidths(width),
        fallback: fallbackWidth(width),
      }
    : {src: encodeURI(`${baseUrl}${key.replace(/^static\//, '')}`)};
  const focus = focusOf.get(urlOf(key));
  const duskKey = key.replace(/(?=\.\w+$)/, '.dusk');
  const duskImage = images.find((each) => each.key === duskKey);
  return {
    ...source,
    width,
    height,
    ...(key.endsWith('.png') && {flat: true}),
    ...(focus && {focus}),
    ...(duskImage && {
      dusk: {...(focus && {focus}), ...imageData(duskImage, baseUrl, {images, focusOf})},
    }),
  };
}

/** An image's path as pages write it. */
export const urlOf = (key: string) => key.replace(/^static/, '');
