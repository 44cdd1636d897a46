/** Both sides of a review, built: the base, kept by its commit, and the work as it stands. */
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {Failure} from './failure';
import type {Base} from './git';
import {build, builtIn, equip, fill} from './workshop';
import type {Built, Terms} from './workshop';

/** Raise it when builds of an earlier version of the review are of no use any more. */
const version = '2';
/** How many builds of bases are kept: of the branches that somebody goes back and forth between. */
const kept = 3;

export interface Sides {
  base: Built;
  work: Built;
}

/**
 * Builds both sides, or takes the base's build of an earlier review.
 * @param tell - is told what goes on, in words
 */
export async function buildSides(
  terms: Terms,
  base: Base,
  tell: (what: string) => void,
): Promise<Sides> {
  await mkdir(terms.cache, {recursive: true});
  const unlock = await lock(terms.cache);
  try {
    const folder = path.join(terms.cache, base.sha);
    const stamp = path.join(folder, 'made.txt');
    const short = base.sha.slice(0, 7);
    const made = `${version} ${terms.now}`;
    if ((await readFile(stamp, 'utf8').catch(() => '')) !== made) {
      tell(`Building the pages of ${base.name} (${short}) …`);
      await rm(folder, {recursive: true, force: true});
      const shop = await fill(terms, base.sha);
      await equip(terms, shop);
      await build(terms, shop, `as it was in ${base.name} (${short})`, folder);
      await writeFile(stamp, made); // last: a build that was cut off is no build
      await forget(terms.cache, base.sha);
    }
    tell('Building the pages as they are now …');
    const shop = await fill(terms);
    await equip(terms, shop);
    const work = await build(terms, shop, 'as it is now', path.join(terms.cache, 'work'));
    return {base: builtIn(folder), work};
  } finally {
    await unlock();
  }
}

/** Keeps the newest builds of bases and throws the others away. */
async function forget(cache: string, keep: string): Promise<void> {
  const entries = (await readdir(cache)).filter(
    (name) => /^[0-9a-f]{40,64}$/.test(name) && name !== keep,
  );
  const dated = await Promise.all(
    entries.map(async (name) => ({name, at: (await stat(path.join(cache, name))).mtimeMs})),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(kept - 1);
  await Promise.all(
    old.map(({name}) => rm(path.join(cache, name), {recursive: true, force: true})),
  );
}

/** One review at a time builds in a folder. */
async function lock(cache: string): Promise<() => Promise<void>> {
  const file = path.join(cache, 'running.txt');
  const other = Number(await readFile(file, 'utf8').catch(() => ''));
  if (other && other !== process.pid && isRunning(other)) {
    throw new Failure(
      `Another review is being made here (process ${other}).`,
      `Wait for its end, or, if there is none, delete ${path.relative(process.cwd(), file)}.`,
    );
  }
  await writeFile(file, String(process.pid));
  return async () => {
    if (existsSync(file)) await rm(file);
  };
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
