/** The pictures of the handbook's guides: taken by the tests from the thing itself, so that they show what is there. */
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import {root} from './copy';

const folder = 'src/handbook/shots';
const renew = process.env['EVO_SHOTS'] === 'renew';

/** Two machines draw the same letters a little differently; another layout differs by more. */
const tolerance = 0.1;

/**
 * Compares a picture of a page with the one that the guides show; with `EVO_SHOTS=renew` it takes that one's place.
 * @param name - of the file, without its ending
 * @param png - the picture as it is today
 * @throws where they differ, with what to do
 */
export async function expectShot(name: string, png: Buffer): Promise<void> {
  const file = `${folder}/${name}.webp`;
  const whole = path.join(root, file);
  if (renew) {
    await mkdir(path.dirname(whole), {recursive: true});
    await sharp(png).webp({quality: 82}).toFile(whole);
    return;
  }
  const wrong = existsSync(whole) ? await difference(whole, png) : 'is not there';
  if (wrong) {
    throw new Error(
      `${file} ${wrong}.\n→ Take it anew and look at it: EVO_SHOTS=renew npm run test:handbook, or test:review.`,
    );
  }
}

/** What is not as in the kept picture, in words; nothing where they are alike. */
async function difference(kept: string, png: Buffer): Promise<string | undefined> {
  const {width, height} = await sharp(kept).metadata();
  const now = await sharp(png).metadata();
  if (now.width !== width || now.height !== height) {
    return `is ${width} × ${height} pixels, and what it shows is ${now.width} × ${now.height}`;
  }
  const [before, after] = await Promise.all(
    [kept, png].map((each) => sharp(each).ensureAlpha().raw().toBuffer()),
  );
  if (!before || !after) throw new Error(`${kept} cannot be read.`);
  const share =
    pixelmatch(before, after, undefined, width, height, {threshold: 0.25}) / (width * height);
  return share > tolerance
    ? `differs from what it shows in ${Math.round(share * 100)} % of its pixels`
    : undefined;
}
