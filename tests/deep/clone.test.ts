import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import {expect, test} from 'vitest';

import {root} from '../support/builtSite';

const run = promisify(execFile);

test('a fresh clone builds with production dependencies only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evo-clone-'));
  try {
    const {NODE_ENV: _, ...env} = process.env; // npm ci would take it for an option
    const options = {cwd: folder, env, maxBuffer: 1 << 26};
    await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, '.'], options);
    await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], options);
    await run('npm', ['run', 'build'], options);
    expect(existsSync(path.join(folder, 'build/index.html'))).toBe(true);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
