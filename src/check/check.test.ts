import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {formatForGitHub, formatProblem} from './problem';

const problem = {file: 'pages/a,b.mdx', line: 3, column: 5, text: '5% is wrong.', fix: 'Write 6%.'};

test('a note is one line', () => {
  expect(formatProblem({...problem, isNote: true})).not.toContain('\n');
});

test('GitHub shows problems beside their lines', () => {
  expect(formatForGitHub({...problem, isNote: true})).toBe(
    '::warning file=pages/a%2Cb.mdx,line=3,col=5::5%25 is wrong.%0A→ Write 6%25.',
  );
});

test('npm run check -- --fix writes how the site reads a post', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evo-check-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  for (const facts of ['src/company', 'static/logos', '.config/words.txt'])
    cpSync(facts, path.join(folder, facts), {recursive: true});
  const post = path.join(folder, 'news/2025-01-14-a/index.md');
  mkdirSync(path.dirname(post), {recursive: true});
  writeFileSync(post, '• One\n• Two\n');
  const files = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('src/check/index.ts')];
  const args = [...files, '--fix', '--format', 'github'];
  const {stdout} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8'});
  expect(readFileSync(post, 'utf8')).toBe('- One\n- Two\n');
  expect(stdout).toContain('news/2025-01-14-a/index.md,line=1,col=1::The file does not begin');
});
