import {execFile} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';

import {expect, test} from 'vitest';

// Packages are copied, because bundlers keep caches among them
const script = `
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
git clone --quiet --depth=1 "file://$OLDPWD" .
cp -R "$OLDPWD/node_modules" .
rm -rf node_modules/.cache
npm run build >&2
cd build && find . -type f -exec sha256sum {} + | sort -k 2`;

/** Builds a fresh clone of the project without any cache, and returns the hash of every file. */
async function build(timeZone: string): Promise<string[]> {
  const {NODE_ENV: _, ...env} = process.env;
  const options = {env: {...env, TZ: timeZone}, maxBuffer: 1 << 26};
  const {stdout} = await promisify(execFile)('sh', ['-ec', script], options);
  return stdout.trim().split('\n');
}

test('two clean builds of the same commit are identical, wherever they run', async () => {
  const first = await build('Asia/Kolkata');
  const second = await build('America/New_York');
  expect(first.length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
