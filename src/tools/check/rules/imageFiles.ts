import sharp from 'sharp';

import {imageFormat} from '../../../validation/imageFiles';
import {createProblem, startOfFile} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import type {Rule} from '../content';

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
    .then((input) => sharp(input).metadata())
    .catch(() => undefined);
  if (!size) return [createProblem('image-unreadable', position, {})];
  if (size.width < width.min || size.width > width.max) {
    return [createProblem('image-width', position, {...width, width: size.width})];
  }
  const pixels = size.width * size.height * (size.pages ?? 1);
  if (pixels > maxPixels) {
    return [createProblem('image-pixels', position, {pixels, max: maxPixels})];
  }
  return bytes.length > maxBytes
    ? [createProblem('image-heavy', position, {bytes: bytes.length, max: maxBytes})]
    : [];
}
