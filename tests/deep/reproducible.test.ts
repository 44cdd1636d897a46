import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import {expect, onTestFinished, test} from 'vitest';

const script = `
rm -rf "$FOLDER" && mkdir "$FOLDER" && cd "$FOLDER"
git clone --quiet --depth=1 "file://$OLDPWD" .
npm ci --omit=dev --no-audit --no-fund >&2
npm run build >&2
cd build && find . -type f -exec sha256sum {} + | sort -k 2`;

/** Builds a fresh clone with production packages only, and returns the hash of every file. */
async function build(folder: string, timeZone: string): Promise<string[]> {
  const {NODE_ENV: _, ...inherited} = process.env; // npm ci would take it for an option
  const env = {...inherited, FOLDER: folder, TZ: timeZone};
  const {stdout} = await promisify(execFile)('sh', ['-ec', script], {env, maxBuffer: 1 << 26});
  return stdout.trim().split('\n');
}

// The short names in the bundler's runtime depend on the folder (https://github.com/web-infra-dev/rspack/issues/14089)
test('two fresh clones in the same folder build the same files without development packages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evo-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const first = await build(folder, 'Asia/Kolkata');
  const second = await build(folder, 'America/New_York');
  expect(first.length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
