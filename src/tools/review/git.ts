/** What the review asks git: where the project is, what it is compared with, and which files belong to it. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {Failure} from './failure';

/** Whatever is there already, of any size: lists of files are long. */
const maxBuffer = 64 * 1024 * 1024;

async function git(root: string, ...args: string[]): Promise<string> {
  const {stdout} = await promisify(execFile)('git', args, {cwd: root, maxBuffer});
  return stdout;
}

/** What git answers, or nothing where it refuses. */
async function ask(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await git(root, ...args)).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The project's folder, from any folder inside it.
 * @throws Failure where there is no git or no repository
 */
export async function projectRoot(folder: string): Promise<string> {
  const root = await ask(folder, 'rev-parse', '--show-toplevel');
  if (root) return path.resolve(root);
  throw new Failure(
    `${folder} is not in a git repository, so there is nothing to compare it with.`,
    'Run it in a folder that was cloned with git.',
  );
}

/** The commit that pages are compared with. */
export interface Base {
  /** As it was asked for: `main`. */
  name: string;
  sha: string;
}

/**
 * Where the present work left the base: what the base has got since then is not this work's doing.
 * @throws Failure when there is no such base, or nothing in common with it
 */
export async function findBase(root: string, name: string): Promise<Base> {
  const commit = async (rev: string) =>
    ask(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`);
  const tip = (await commit(name)) ?? (await commit(`origin/${name}`));
  if (!tip) {
    const branches = await ask(root, 'branch', '--format=%(refname:short)', '--all');
    const known = branches?.split('\n').slice(0, 8).join(', ') ?? 'none';
    throw new Failure(
      `There is no branch, tag or commit "${name}" to compare with. Branches here: ${known}.`,
      `Name one of them: npm run review -- --base …, or fetch it: git fetch origin ${name}`,
    );
  }
  const sha = await ask(root, 'merge-base', tip, 'HEAD');
  if (sha) return {name, sha};
  throw new Failure(
    `Your work and "${name}" have no commit in common.`,
    'Where the history was cut short by a shallow clone, get it whole: git fetch --unshallow. Otherwise name another base.',
  );
}

/** The name of the branch that is worked on, if any. */
export function currentBranch(root: string): Promise<string | undefined> {
  return ask(root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
}

/** The text of a file in a commit, or nothing where it has none. */
export function fileAt(root: string, sha: string, file: string): Promise<string | undefined> {
  return ask(root, 'show', `${sha}:${file}`);
}

/** Writes all files of a commit into a folder. */
export async function exportCommit(root: string, sha: string, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  const archive = spawn('git', ['archive', '--format=tar', sha], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const unpack = spawn('tar', ['-xf', '-', '-C', folder], {stdio: ['pipe', 'ignore', 'inherit']});
  archive.stdout.pipe(unpack.stdin);
  const codes = await Promise.all([once(archive, 'close'), once(unpack, 'close')]);
  if (codes.some(([code]) => code !== 0)) {
    throw new Failure(
      `git could not write out the files of ${sha.slice(0, 7)}.`,
      'Look whether the disk is full.',
    );
  }
}

/** Every file of the work as it stands: known to git or new, saved or committed, not what git ignores. */
export async function workingFiles(root: string): Promise<string[]> {
  const list = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = new Set(list.split('\0').filter(Boolean));
  // A link to packages elsewhere is none of the work
  return [...files].filter((file) => file !== 'node_modules' && existsSync(path.join(root, file)));
}
