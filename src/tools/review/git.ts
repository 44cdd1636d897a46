import path from 'node:path';

import {ToolError} from '../cli';
import {run} from './run';

/** A state of the project's files that git knows. */
export interface Revision {
  /** `main (1a2b3c4)`, or `your files`. */
  name: string;
  /** The tree object: the same for the same files. */
  tree: string;
}

/** What git prints, or undefined if it fails or prints nothing. */
async function query(root: string, ...args: string[]): Promise<string | undefined> {
  return (await run('git', args, {cwd: root}).catch(() => '')).trim() || undefined;
}

/**
 * The commit where the current work left the base branch: what the base gained since then is not part of the change.
 * @throws ToolError if the base does not exist or shares no history
 */
export async function findBase(root: string, name: string): Promise<Revision> {
  const resolve = (revision: string) =>
    query(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  const tip = (await resolve(name)) ?? (await resolve(`origin/${name}`));
  if (!tip) {
    const branches = await query(root, 'branch', '--format=%(refname:short)', '--all');
    throw new ToolError(
      `There is no branch, tag or commit "${name}". Branches: ${branches?.split('\n').slice(0, 8).join(', ') ?? 'none'}.`,
      `Name one of them: npm run review -- --base …, or fetch it: git fetch origin ${name}`,
    );
  }
  const commit = await query(root, 'merge-base', tip, 'HEAD');
  const tree = commit && (await query(root, 'rev-parse', `${commit}^{tree}`));
  if (tree) return {name: `${name} (${commit.slice(0, 7)})`, tree};
  throw new ToolError(
    `Your work and "${name}" have no commit in common.`,
    'In a shallow clone, fetch the history: git fetch --unshallow. Otherwise name another base.',
  );
}

/** Runs a git command with an index file of the review, so that nothing staged by the user changes. */
function runWithOwnIndex(root: string, ...args: string[]): Promise<string> {
  const index = path.join(root, '.cache/review/index');
  return run('git', args, {cwd: root, env: {GIT_INDEX_FILE: index}});
}

/** The files as they are now: committed or not, without those that git ignores. */
export async function workingRevision(root: string): Promise<Revision> {
  await runWithOwnIndex(root, 'read-tree', 'HEAD');
  await runWithOwnIndex(root, 'add', '--all', '.');
  return {name: 'your files', tree: (await runWithOwnIndex(root, 'write-tree')).trim()};
}

/** Writes every file of a revision into a folder. */
export async function exportRevision(root: string, tree: string, folder: string): Promise<void> {
  await runWithOwnIndex(root, 'read-tree', tree);
  await runWithOwnIndex(root, 'checkout-index', '--all', `--prefix=${folder}${path.sep}`);
}
