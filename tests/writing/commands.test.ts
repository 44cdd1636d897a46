import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import pLimit from 'p-limit';
import {describe, expect, test} from 'vitest';

import {siteDir} from './fixtures';

const execute = promisify(execFile);
const limit = pLimit(2);

interface Result {
  code: number | undefined;
  stdout: string;
  stderr: string;
}

async function run(script: string, args: readonly string[]): Promise<Result> {
  const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');
  const options = {cwd: siteDir, env: {...process.env, NO_COLOR: '1'}};
  try {
    const done = await execute(process.execPath, [tsx, script, ...args], options);
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

const commands: [command: string, script: string, inputs: string[][]][] = [
  ['check', 'src/tools/check/index.ts', [['--wach']]],
  [
    'new',
    'src/tools/new/index.ts',
    [
      ['--kind', 'pge'],
      [...page, description, '--slug', '../../evil'],
      ['--kind', 'page', '--title', 'অসম', '--description', description],
      [...page, 'Too short for search results.'],
      [
        ...['--kind', 'news', ...page.slice(2), description, '--tags', 'rides'],
        ...['--image', 'missing.jpg', '--imageAlt', 'A cab in the hills'],
      ],
    ],
  ],
  [
    'review',
    'src/tools/review/index.ts',
    [['--bse', 'main'], ['--base', 'no-such-branch'], ['--base=--output=/tmp/x']],
  ],
  ['serve', 'tests/serve.ts', [['no-such-folder'], ['src', 'port']]],
  ['budgets', 'tests/budgets.ts', [['--sett']]],
  ['lighthouse', 'tests/lighthouse.mts', [['ride']]],
];

for (const [command, script, inputs] of commands) {
  describe(`npm run ${command}`, () => {
    test.concurrent.each(inputs.map((args) => [args.join(' '), args] as const))(
      'refuses %s',
      async (_, args) => {
        const before = await changedFiles();
        const {code, stderr} = await limit(() => run(script, args));
        const [problem = '', fix = '', ...more] = stderr.trim().split('\n');
        expect(code, stderr).toBe(2);
        expect(problem).toMatch(/^\S.{10,200}[.…]?$/);
        expect(fix).toMatch(/^→ \S/);
        expect(more.join('\n')).toMatch(/^(?:\nNothing was created\.\n→ Correct this, .+)?$/);
        expect(await changedFiles()).toBe(before);
        expect(existsSync(path.join(siteDir, '../evil.mdx'))).toBe(false);
      },
    );
  });
}
