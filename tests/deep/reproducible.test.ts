import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {root} from '../support/builtSite';

const run = promisify(execFile);

/** Builds a fresh clone without any cache, and returns the hash of every file. */
async function build(timeZone: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evo-build-'));
  try {
    const {NODE_ENV: _, ...env} = process.env;
    const options = {cwd: folder, maxBuffer: 1 << 26, env: {...env, TZ: timeZone}};
    await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, '.'], options);
    // A copy, because bundlers keep caches in it
    const filter = (file: string) => path.basename(file) !== '.cache';
    await cp(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
    await run('npm', ['run', 'build'], options);
    const built = path.join(folder, 'build');
    const files = globSync(['**'], {cwd: built, dot: true}).sort();
    return Object.fromEntries(
      files.map((file) => {
        const bytes = readFileSync(path.join(built, file));
        return [file, createHash('sha256').update(bytes).digest('hex')];
      }),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

test('two clean builds of the same commit are identical, wherever they run', async () => {
  const first = await build('Asia/Kolkata');
  const second = await build('America/New_York');
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
