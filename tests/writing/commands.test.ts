import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import pLimit from 'p-limit';
import {expect, test} from 'vitest';

import {siteDir} from './cases';

const execute = promisify(execFile);
const limit = pLimit(2);

interface Result {
  code: number | undefined;
  stdout: string;
  stderr: string;
}

async function run(command: string, args: readonly string[]): Promise<Result> {
  const options = {cwd: siteDir, env: {...process.env, NO_COLOR: '1'}};
  try {
    const done = await execute('npm', ['run', '-s', command, '--', ...args], options);
    return {code: 0, ...done};
  } catch (error) {
    return error as Result;
  }
}

/** What git sees as changed. */
async function changedFiles(): Promise<string> {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', 'pages', 'news', 'static'];
  return (await execute('git', args, {cwd: siteDir})).stdout;
}

const page = '--kind page --title A_title_for_the_test --description'.split(' ');
const description = 'A sentence about this page that has more than fifty characters in it.';

test.concurrent.each([
  ['check', ['--wach']],
  ['new', ['--kind', 'pge']],
  ['new', [...page, description, '--slug', '../../evil']],
  ['new', ['--kind', 'page', '--title', 'অসম', '--description', description]],
  ['new', [...page, 'Too short for search results.']],
  [
    'new',
    [
      ...['--kind', 'news', ...page.slice(2), description, '--tags', 'rides'],
      ...['--image', 'missing.jpg', '--imageAlt', 'A cab in the hills'],
    ],
  ],
  ['review', ['--bse', 'main']],
  ['review', ['--base', 'no-such-branch']],
  ['review', ['--base=--output=/tmp/x']],
  ['serve', ['no-such-folder']],
  ['serve', ['src', 'port']],
  ['lighthouse', ['ride']],
])('npm run %s refuses %j', async (command, args) => {
  const before = await changedFiles();
  const {code, stderr} = await limit(() => run(command, args));
  const [problem = '', fix = '', ...more] = stderr.trim().split('\n');
  expect(code, stderr).toBe(2);
  expect(problem).toMatch(/^\S.{10,200}[.…]?$/);
  expect(fix).toMatch(/^→ \S/);
  expect(more.join('\n')).toMatch(/^(?:\nNothing was created\.\n→ Correct this, .+)?$/);
  expect(await changedFiles()).toBe(before);
  expect(existsSync(path.join(siteDir, '../evil.mdx'))).toBe(false);
});
