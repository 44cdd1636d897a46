import {readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import {imageExtensions} from '../../check/content';
import {ContentError, fileProblem} from '../../check/problem';
import {cacheJson, hashOf} from '../cache';

/** Folders with original images, relative to the project root. */
export const imageFolders = ['static/img', 'news', 'src/handbook/shots'] as const;

/** An original image, described. */
export interface Original extends Appearance {
  /** Absolute path of the file. */
  file: string;
  /** Path from the project root with forward slashes; also the key of the image. */
  key: string;
  /** Hash of the bytes, part of the names of the image's variants. */
  hash: string;
}

/** What an image looks like. */
interface Appearance {
  /** In pixels. */
  width: number;
  height: number;
}

/** Match every original image, from the project root. */
export const imagePatterns = imageFolders.map(
  (folder) => `${folder}/**/*.{${imageExtensions.join(',')}}`,
);

/** Every image file of the project, sorted by path from the project root. */
export function listImageFiles(siteDir: string): string[] {
  return globSync(imagePatterns, {cwd: siteDir, caseSensitiveMatch: false}).sort();
}

/** The name of the JSON file with an image's data: the hash tells names in other scripts apart. */
export function dataFileName(key: string): string {
  return `${key.replace(/[^a-zA-Z0-9._-]+/g, '__')}.${hashOf(key)}.json`;
}

/**
 * Reads every original of the project. Appearances are cached in `cacheDir`.
 *
 * @throws ContentError with a file that is not a readable image
 */
export function readOriginals(siteDir: string, cacheDir: string): Promise<Original[]> {
  return pLimit(4).map(listImageFiles(siteDir), async (key) => {
    const file = path.join(siteDir, key);
    const bytes = await readFile(file);
    const hash = hashOf(bytes);
    const cached = path.join(cacheDir, `${hash}.json`);
    const appearance = await cacheJson(cached, () => readAppearance(bytes, key));
    return {file, key, hash, ...appearance};
  });
}

async function readAppearance(bytes: Buffer, key: string): Promise<Appearance> {
  try {
    const {autoOrient} = await sharp(bytes).metadata();
    return autoOrient;
  } catch {
    const fix = 'Save it again as a JPEG, or use another file.';
    throw new ContentError([fileProblem(key, 'The image cannot be read.', fix)]);
  }
}
