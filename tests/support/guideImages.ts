import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import {root} from './builtSite';

/** Screenshots in the handbook's guides, taken by the tests so that they stay true. */
const folder = 'src/handbook/shots';

/** The share of pixels that may differ: machines render the same text a little differently. */
const tolerance = 0.1;

/**
 * Compares a screenshot with the one in the guides. With `EVO_SHOTS=renew` it replaces that one.
 * @param name - the file's name without its extension
 * @throws when they differ
 */
export async function expectShot(name: string, png: Buffer): Promise<void> {
  const file = path.join(root, folder, `${name}.webp`);
  if (process.env['EVO_SHOTS'] === 'renew') {
    await mkdir(path.dirname(file), {recursive: true});
    await sharp(png).webp({quality: 82}).toFile(file);
    return;
  }
  const problem = existsSync(file) ? await difference(file, png) : 'is missing';
  if (problem) {
    throw new Error(
      `${folder}/${name}.webp ${problem}.\n→ Renew it and look at it: EVO_SHOTS=renew npm run test:handbook (or test:review)`,
    );
  }
}

/** Describes how a screenshot differs from the kept one, if it does. */
async function difference(kept: string, png: Buffer): Promise<string | undefined> {
  const {width, height} = await sharp(kept).metadata();
  const now = await sharp(png).metadata();
  if (now.width !== width || now.height !== height) {
    return `is ${width} × ${height} px, and the screen ${now.width} × ${now.height} px`;
  }
  const [before, after] = await Promise.all(
    [kept, png].map((each) => sharp(each).ensureAlpha().raw().toBuffer()),
  );
  if (!before || !after) throw new Error(`${kept} cannot be read.`);
  const pixels = pixelmatch(before, after, undefined, width, height, {threshold: 0.25});
  const share = pixels / (width * height);
  return share > tolerance ? `differs in ${Math.round(share * 100)} % of its pixels` : undefined;
}
