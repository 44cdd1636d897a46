import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import {imageExtensions} from '../../check/content';
import {ContentError, problemOf} from '../../check/problem';
import {describeUnreadable} from '../../check/rules/images';
import {hashOf} from '../cache';

/** An original image of the project. */
export interface Original {
  /** Absolute path of the file. */
  file: string;
  /** Path from the project root with forward slashes; also the key of the image. */
  key: string;
  /** Hash of the bytes, part of the names of the image's variants. */
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Matches the images in a folder and in those below it. */
export const imagesIn = (folder: string) => `${folder}/**/*.{${imageExtensions.join(',')}}`;

/** Match every original image, from the project root. */
export const imagePatterns = ['static/img', 'news'].map(imagesIn);

/** Lists the images in a folder, sorted by path. */
function listImages(cwd: string, patterns = imagePatterns): string[] {
  return globSync(patterns, {cwd, caseSensitiveMatch: false}).sort();
}

/** The name of the JSON file with an image's data: the hash tells names in other scripts apart. */
export function dataFileName(key: string): string {
  return `${key.replace(/[^a-zA-Z0-9._-]+/g, '__')}.${hashOf(key)}.json`;
}

/**
 * Reads every original of the project.
 *
 * @throws ContentError with a file that is not a readable image
 */
export async function readOriginals(siteDir: string): Promise<Original[]> {
  const originals: Original[] = [];
  for (const key of listImages(siteDir)) {
    const file = path.join(siteDir, key);
    const bytes = await readFile(file);
    try {
      const {width, height} = (await sharp(bytes).metadata()).autoOrient;
      originals.push({file, key, hash: hashOf(bytes), width, height});
    } catch {
      throw new ContentError(problemOf(key, ...describeUnreadable(bytes)));
    }
  }
  return originals;
}

/** Removes the place, the time and the owner of the camera from the originals that the build copied. */
export async function removeMetadata(outDir: string): Promise<void> {
  for (const name of listImages(outDir, ['img', 'assets'].map(imagesIn))) {
    const file = path.join(outDir, name);
    const image = sharp(await readFile(file));
    const {exif, iptc, xmp} = await image.metadata();
    if (exif || iptc || xmp)
      await writeFile(file, await image.autoOrient().keepIccProfile().toBuffer());
  }
}
