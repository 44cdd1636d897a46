import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import {imageExtensions, imageTexts} from '../../validation/imageFiles';
import {ContentError, createProblem, startOfFile} from '../../validation/problem';
import {hashOf} from '../cache';

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
  /** The dominant color, `#rrggbb`. */
  color: string;
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
 * Reads every original of the project. Appearances are cached by content hash in `cacheFile`.
 *
 * @throws ContentError with every file that is not a readable image
 */
export async function readOriginals(siteDir: string, cacheFile: string): Promise<Original[]> {
  const cached = await readCache(cacheFile);
  const appearances: Record<string, Appearance> = {};
  const originals = await pLimit(4).map(listImageFiles(siteDir), async (key) => {
    const file = path.join(siteDir, key);
    const bytes = readFileSync(file);
    const hash = hashOf(bytes);
    appearances[hash] ??= cached[hash] ?? (await readAppearance(bytes, key));
    return {file, key, hash, ...appearances[hash]};
  });
  await mkdir(path.dirname(cacheFile), {recursive: true});
  const newFile = `${cacheFile}.${process.pid}`; // an interrupted build must not leave half a file
  await writeFile(newFile, JSON.stringify(appearances));
  await rename(newFile, cacheFile);
  return originals;
}

async function readCache(file: string): Promise<Record<string, Appearance | undefined>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Appearance | undefined>;
}

/** Large enough to show the dominant color of an image. In pixels. */
const thumbnailSize = 64;

async function readAppearance(bytes: Buffer, key: string): Promise<Appearance> {
  try {
    const {autoOrient} = await sharp(bytes).metadata();
    const thumbnail = await sharp(bytes)
      .autoOrient()
      .resize(thumbnailSize, thumbnailSize, {fit: 'inside'})
      .png()
      .toBuffer();
    const {r, g, b} = (await sharp(thumbnail).stats()).dominant;
    const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0'));
    return {...autoOrient, color: `#${hex.join('')}`};
  } catch {
    throw new ContentError([createProblem(imageTexts, 'image-unreadable', startOfFile(key))]);
  }
}
