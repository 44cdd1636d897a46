import sharp from 'sharp';

import {imageFormat, imageTexts} from '../../../validation/imageFiles';
import {createProblem, startOfFile, type Problem, type Texts} from '../../../validation/problem';
import type {Rule} from '../content';

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
export const imageFiles: Rule = async ({files, bytes}) => {
  const checks = files
    .filter((file) => imageFormat.test(file) && /^(?:static\/img|news)\//.test(file))
    .map((file) => checkFile(file, bytes(file)));
  return (await Promise.all(checks)).flat();
};

async function checkFile(file: string, bytes: Uint8Array): Promise<Problem[]> {
  const position = startOfFile(file);
  // sharp throws on empty input before it returns a promise
  const size = await Promise.resolve(bytes)
    .then(async (input) => {
      // Also finds a file that ends too early
      await sharp(input).resize(16).toBuffer();
      return sharp(input).metadata();
    })
    .catch(() => undefined);
  if (!size) return [createProblem(texts, 'image-unreadable', position)];
  const {autoOrient: shown} = size;
  if (shown.width < width.min || shown.width > width.max) {
    return [createProblem(texts, 'image-width', position, {...width, width: shown.width})];
  }
  const pixels = size.width * size.height * (size.pages ?? 1);
  if (pixels > maxPixels) {
    return [createProblem(texts, 'image-pixels', position, {pixels, max: maxPixels})];
  }
  return bytes.length > maxBytes
    ? [createProblem(texts, 'image-heavy', position, {bytes: bytes.length, max: maxBytes})]
    : [];
}
