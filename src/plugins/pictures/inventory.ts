import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadSharp} from '../sharp';

/** Folders that hold originals, relative to the project. */
export const folders = ['static/img', 'news', 'src/handbook/shots'] as const;

/** Endings of pictures that the build can make others of. */
export const isPicture = /\.(jpe?g|png|webp|avif)$/i;

export interface Original {
  /** Absolute path of the file. */
  file: string;
  /** The file's path in the project, with slashes: also its key. */
  key: string;
}

/** Every original of the project, sorted. */
export async function listOriginals(siteDir: string): Promise<Original[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const root = path.join(siteDir, folder);
      const entries = await readdir(root, {recursive: true}).catch(() => []);
      return entries
        .filter((entry) => isPicture.test(entry))
        .map((entry) => path.join(root, entry));
    }),
  );
  return lists
    .flat()
    .sort()
    .map((file) => ({file, key: path.relative(siteDir, file).split(path.sep).join('/')}));
}

/** The name of the JSON file that describes an original. */
export function dataName(key: string): string {
  return `${key.replace(/[^a-zA-Z0-9._-]+/g, '__')}.json`;
}

export interface Description {
  width: number;
  height: number;
  color: string;
  hash: string;
}

interface Remembered extends Description {
  size: number;
  modified: number;
}

/**
 * Sizes, colours and hashes of originals, remembered between runs as long as a file does not change.
 */
export class Descriptions {
  private remembered = new Map<string, Remembered>();
  private readonly file: string;

  constructor(cacheDir: string) {
    this.file = path.join(cacheDir, 'descriptions.json');
  }

  async load(): Promise<void> {
    const text = await readFile(this.file, 'utf8').catch(() => '{}');
    this.remembered = new Map(Object.entries(JSON.parse(text) as Record<string, Remembered>));
  }

  async save(): Promise<void> {
    await mkdir(path.dirname(this.file), {recursive: true});
    await writeFile(this.file, JSON.stringify(Object.fromEntries(this.remembered)));
  }

  /** @throws with the file's name when it is not a picture that can be read */
  async describe({file, key}: Original): Promise<Description> {
    const {size, mtimeMs: modified} = await stat(file);
    const known = this.remembered.get(key);
    if (known?.size === size && known.modified === modified) return known;
    const bytes = await readFile(file);
    const sharp = loadSharp();
    try {
      const picture = sharp(bytes);
      const {width, height} = await picture.metadata();
      const {dominant} = await picture.stats();
      const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const description = {width, height, color, hash, size, modified};
      this.remembered.set(key, description);
      return description;
    } catch (cause) {
      throw new Error(
        `${key}:1:1  This file cannot be read as a picture.\n→ Save it again as a JPEG, or take another file.`,
        {
          cause,
        },
      );
    }
  }
}
