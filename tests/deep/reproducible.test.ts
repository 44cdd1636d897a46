import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import {expect, test} from 'vitest';

import {root} from '../support/builtSite';

// Packages are copied, because bundlers keep caches among them
const script = `
git clone --quiet --depth=1 "file://$ROOT" .
cp -R "$ROOT/node_modules" .
rm -rf node_modules/.cache
npm run build >&2
cd build && find . -type f -exec sha256sum {} + | sort -k 2`;

/** Builds a fresh clone without any cache, and returns the hash of every file. */
async function build(timeZone: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evo-build-'));
  try {
    const {NODE_ENV: _, ...env} = process.env;
    const options = {cwd: folder, env: {...env, ROOT: root, TZ: timeZone}, maxBuffer: 1 << 26};
    const {stdout} = await promisify(execFile)('sh', ['-ec', script], options);
    return stdout.trim().split('\n');
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

test('two clean builds of the same commit are identical, wherever they run', async () => {
  const first = await build('Asia/Kolkata');
  const second = await build('America/New_York');
  expect(first.length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
