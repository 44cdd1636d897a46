/**
 * The folder in which both sides are built, one after the other: names that a build makes of paths (chunks, class
 * names, modules) are then the same for the same code.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, cp, mkdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

import {run} from './command';
import {Failure} from './failure';
import {exportCommit, workingFiles} from './git';

/** How a build is to be: the same for both sides. */
export interface Terms {
  /** Absolute path of the project. */
  root: string;
  /** Where the review keeps what it makes: `.cache/review`. */
  cache: string;
  /** The instant that builds take for now, ISO. */
  now: string;
}

/** One side, built. */
export interface Built {
  /** The built site. */
  site: string;
  /** Docusaurus' own table: which address needs which scripts. */
  routes: string;
}

const minutes = 60_000;

/** Files of a build, in a folder of its own. */
export function builtIn(folder: string): Built {
  return {site: path.join(folder, 'site'), routes: path.join(folder, 'routes.json')};
}

/** Empties the workshop and puts the files of a commit, or the work as it stands, into it. */
export async function fill({root, cache}: Terms, sha?: string): Promise<string> {
  const shop = path.join(cache, 'workshop');
  await rm(shop, {recursive: true, force: true});
  await mkdir(shop, {recursive: true});
  if (sha) {
    await exportCommit(root, sha, shop);
  } else {
    const limit = pLimit(16);
    const copy = async (file: string) => {
      await mkdir(path.join(shop, path.dirname(file)), {recursive: true});
      // With its time: what is known of a picture holds as long as its time does
      await cp(path.join(root, file), path.join(shop, file), {preserveTimestamps: true});
    };
    await Promise.all((await workingFiles(root)).map((file) => limit(copy, file)));
  }
  await shareCaches(root, shop);
  return shop;
}

/** Pictures are made once for the project and all of its reviews. Fonts are few: each side has its own. */
async function shareCaches(root: string, shop: string): Promise<void> {
  const of = (...names: string[]) => path.join(root, '.cache', ...names);
  await mkdir(of('pictures'), {recursive: true});
  await mkdir(path.join(shop, '.cache'), {recursive: true});
  await symlink(of('pictures'), path.join(shop, '.cache', 'pictures'), 'junction');
  if (existsSync(of('fonts'))) {
    await cp(of('fonts'), path.join(shop, '.cache', 'fonts'), {recursive: true});
  }
}

/** Gives the workshop its packages: the project's own, or others where its lockfile names others. */
export async function equip(
  {root, cache}: Terms,
  shop: string,
  install = npmCi,
): Promise<'shared' | 'own'> {
  const lock = (folder: string) =>
    readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '');
  const wanted = await lock(shop);
  const same = wanted === (await lock(root));
  let packages = root;
  if (!same) {
    const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
    packages = path.join(cache, 'packages', key);
    if (!existsSync(path.join(packages, 'installed'))) {
      await rm(packages, {recursive: true, force: true});
      await mkdir(packages, {recursive: true});
      for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
        const from = path.join(shop, file);
        if (existsSync(from)) await copyFile(from, path.join(packages, file));
      }
      await install(packages);
      await writeFile(path.join(packages, 'installed'), '');
    }
  }
  await rm(path.join(shop, 'node_modules'), {recursive: true, force: true});
  await symlink(path.join(packages, 'node_modules'), path.join(shop, 'node_modules'), 'junction');
  return same ? 'shared' : 'own';
}

async function npmCi(folder: string): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {ok, output} = await run(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: 10 * minutes,
  });
  if (!ok) {
    throw new Failure(
      `Its packages differ from yours, and npm ci could not install them:\n\n${output.slice(-1500)}\n`,
      'Look at package-lock.json of that side.',
    );
  }
}

/**
 * Builds what is in the workshop and takes the result out.
 * @param side - whose pages these are, for the message when they do not build
 * @throws Failure with the build's own message
 */
export async function build(
  {now}: Terms,
  shop: string,
  side: string,
  folder: string,
): Promise<Built> {
  const cli = path.join(shop, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {ok, output} = await run(process.execPath, [cli, 'build'], {
    cwd: shop,
    timeout: 15 * minutes,
    // Coming news is shown, the handbook is not: it would be in every page's scripts and styles, and no visitor gets it
    env: {NODE_ENV: 'production', EVO_PREVIEW: 'true', EVO_HANDBOOK: 'false', EVO_NOW: now},
  });
  const routes = path.join(shop, '.docusaurus/routesChunkNames.json');
  if (!ok || !existsSync(routes)) {
    throw new Failure(
      `The site does not build ${side}. The build says:\n\n${buildMessage(output, shop)}\n`,
      side === 'as it is now'
        ? 'Correct that, and run npm run review again.'
        : 'That is not your doing: compare with another commit by npm run review -- --base …, or tell the engineers.',
    );
  }
  const built = builtIn(folder);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await rename(path.join(shop, 'build'), built.site);
  await copyFile(routes, built.routes);
  return built;
}

/** What a build that failed says, from its first error on, without the paths and frames of its own code. */
export function buildMessage(output: string, shop: string): string {
  const lines = output.replaceAll(`${shop}${path.sep}`, '').split('\n');
  const first = lines.findIndex((line) => /\[ERROR\]|^Error:/.test(line));
  const told = lines
    .slice(Math.max(0, first))
    .filter((line) => !/^[\s│]+at |^\[INFO\]|^Node version|^npm warn/.test(line));
  // The Markdown compiler says everything a second time, for machines
  const once = told
    .join('\n')
    .replace(/^[\s│]*Details:\n([\s│]*)\{\n[\s\S]*?\n\1\}\n(?:[\s│]*\n)*/gm, '');
  return once.trim().slice(0, 4000);
}
