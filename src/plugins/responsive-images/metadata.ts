import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import {imageExtensions} from '../../check/content';

/** An image that can be published: upright, without the place, the time and the owner of the camera. */
async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const {exif, iptc, xmp} = await sharp(bytes).metadata();
  if (!exif && !iptc && !xmp) return bytes;
  return sharp(bytes).autoOrient().keepIccProfile().toBuffer();
}

/** Removes metadata from the originals that the build copied: `img/…`, and files that pages link to. */
export async function removeMetadata(outDir: string): Promise<void> {
  const patterns = [`{img,assets}/**/*.{${imageExtensions.join(',')}}`];
  const files = globSync(patterns, {cwd: outDir, absolute: true, caseSensitiveMatch: false});
  await pLimit(2).map(files, async (file) => {
    const original = await readFile(path.resolve(file));
    const published = await withoutMetadata(original);
    if (published !== original) await writeFile(file, published);
  });
}
