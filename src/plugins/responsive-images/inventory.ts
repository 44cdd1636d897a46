import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
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

/** What is seen of a picture: its size in pixels, and its most frequent colour. */
interface Look {
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
}

export interface Description extends Look {
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
  /** By hash: a picture that lies beside two posts is looked at once. */
  private readonly looks = new Map<string, Promise<Look>>();
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
    const {size, mtimeMs: modified} = statSync(file); // promises of files cost several times what the files do
    const known = this.remembered.get(key);
    if (known?.size === size && known.modified === modified) return known;
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    try {
      const look = this.looks.get(hash) ?? lookOf(bytes);
      this.looks.set(hash, look);
      const description = {...(await look), hash, size, modified};
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

/** Pixels at which a picture still has its colours. A JPEG is read at an eighth of its size for them, which is quick. */
const enough = 64;

async function lookOf(bytes: Buffer): Promise<Look> {
  const sharp = loadSharp();
  const {width, height} = await sharp(bytes).metadata();
  const small = await sharp(bytes).resize(enough, enough, {fit: 'inside'}).png().toBuffer();
  const {dominant} = await sharp(small).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return {width, height, color};
}
