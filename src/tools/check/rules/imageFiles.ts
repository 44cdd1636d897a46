import sharp from 'sharp';

import {imageFormat, imageTexts} from '../../../validation/imageFiles';
import type {Texts} from '../../../validation/problem';
import {contentRule} from '../content';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const texts = {
  ...imageTexts,
  'image-width': (params: {width: number; min: number; max: number}) => ({
    text: `The image is ${params.width} pixels wide; ${
      params.width < params.min ? `it needs at least ${params.min}` : `the limit is ${params.max}`
    }.`,
    fix:
      params.width < params.min
        ? 'Use the original from the camera, or another image.'
        : `Save it again ${params.max} pixels wide.`,
  }),
  'image-pixels': ({pixels, max}: {pixels: number; max: number}) => ({
    text: `The image has ${Math.round(pixels / 1_000_000)} megapixels; the limit is ${max / 1_000_000}.`,
    fix: 'Crop it, or save it again in a smaller size.',
  }),
  'image-heavy': ({bytes, max}: {bytes: number; max: number}) => ({
    text: `The image is ${megabytes(bytes)}; the limit is ${megabytes(max)}.`,
    fix: 'Save it again as a JPEG of quality 85.',
  }),
} satisfies Texts;

/** In pixels: narrower images look blurred in a column, wider ones are never shown that wide. */
const width = {min: 800, max: 2400};

/** Width × height: a larger one fills the memory of a phone, or of the build. */
const maxPixels = 12_000_000;

const maxBytes = 1_500_000;

/** Image files can be read, and have a useful size. */
export const imageFiles = contentRule(texts, async ({files, bytes}, report) => {
  const checkFile = async (file: string): Promise<void> => {
    const input = bytes(file);
    const size = await measure(input);
    if (!size) report('image-unreadable', file);
    else if (size.width < width.min || size.width > width.max) {
      report('image-width', file, {...width, width: size.width});
    } else if (size.pixels > maxPixels) {
      report('image-pixels', file, {pixels: size.pixels, max: maxPixels});
    } else if (input.length > maxBytes) {
      report('image-heavy', file, {bytes: input.length, max: maxBytes});
    }
  };
  const images = files.filter((file) => /^(?:static\/img|news)\//.test(file));
  await Promise.all(images.filter((file) => imageFormat.test(file)).map(checkFile));
});

/** The width as it is shown, and the pixels of all frames; undefined for a file that is broken or ends too early. */
async function measure(input: Uint8Array) {
  try {
    await sharp(input).resize(16).toBuffer();
    const {autoOrient, width, height, pages = 1} = await sharp(input).metadata();
    return {width: autoOrient.width, pixels: width * height * pages};
  } catch {
    return undefined;
  }
}
