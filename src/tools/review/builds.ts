import {hash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {ToolError} from '../cli';
import {exportRevision, type Revision} from './git';
import {run} from './run';

export interface BuildOptions {
  /** Absolute path of the project. */
  root: string;
  /** The instant that both builds take for now, ISO. */
  now: string;
}

const buildsOf = (root: string) => path.join(root, '.cache/review/builds');

/** Making image derivatives takes most of a first build. They are named by content, so all builds share them. */
const imageCache = path.join('.cache', 'images');

/**
 * Builds a revision with `npm run build`, unless an earlier review did.
 * @returns the folder with the checkout of the revision and its build
 * @throws ToolError with the message of the failed build
 */
export async function buildRevision({name, tree}: Revision, {root, now}: BuildOptions) {
  const checkout = path.join(buildsOf(root), hash('sha256', `${tree} ${now}`).slice(0, 16));
  const completed = path.join(checkout, '.cache', 'completed');
  if (existsSync(completed)) return checkout;
  console.log(`Building ${name} …`);
  await rm(checkout, {recursive: true, force: true});
  await exportRevision(root, tree, checkout);
  await mkdir(path.join(root, imageCache), {recursive: true});
  await mkdir(path.join(checkout, '.cache'), {recursive: true});
  await symlink(path.join(root, imageCache), path.join(checkout, imageCache), 'junction');
  try {
    await linkPackages(root, checkout);
    await run('npm', ['run', 'build'], {
      cwd: checkout,
      minutes: 15,
      // Scheduled posts are part of a review. The handbook is not: visitors never get it
      env: {
        EVO_PREVIEW: 'true',
        EVO_HANDBOOK: 'false',
        EVO_NOW: now,
        // The bundler would leave a cache of this checkout in node_modules for good
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    });
  } catch (error) {
    throw new ToolError(
      `Building ${name} failed:\n\n${buildMessage((error as Error).message, checkout)}\n`,
      'Fix this, or compare with another revision: npm run review -- --base …',
    );
  }
  await writeFile(completed, '');
  return checkout;
}

/** Deletes all builds but some. */
export async function deleteOtherBuilds(root: string, kept: readonly string[]): Promise<void> {
  const folder = buildsOf(root);
  const builds = (await readdir(folder)).map((name) => path.join(folder, name));
  const others = builds.filter((build) => !kept.includes(build));
  await Promise.all(others.map((build) => rm(build, {recursive: true, force: true})));
}

/** Links the project's packages, or installs others if the revision has another lockfile. */
export async function linkPackages(root: string, checkout: string, install = npmCi): Promise<void> {
  const readLockfile = (folder: string) =>
    readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '');
  if ((await readLockfile(root)) !== (await readLockfile(checkout))) return install(checkout);
  const packages = path.join(root, 'node_modules');
  await symlink(packages, path.join(checkout, 'node_modules'), 'junction');
}

async function npmCi(folder: string): Promise<void> {
  await run('npm', ['ci', '--no-audit', '--no-fund'], {cwd: folder, minutes: 10});
}

/** The output of a failed build from its first error, without stack frames and paths of the temporary checkout. */
export function buildMessage(output: string, checkout: string): string {
  const lines = output.replaceAll(`${checkout}${path.sep}`, '').split('\n');
  const first = lines.findIndex((line) => /\[ERROR\]|^Error:/.test(line));
  return lines
    .slice(Math.max(0, first))
    .filter((line) => !/^[\s│]+at |^\[INFO\]|^Node version|^npm /.test(line))
    .join('\n')
    .replace(/^[\s│]*Details:\n([\s│]*)\{\n[\s\S]*?\n\1\}\n/gm, '') // MDX repeats its message as JSON
    .trim()
    .slice(0, 4000);
}
