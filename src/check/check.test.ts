import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {formatForGitHub, formatProblem} from './problem';

const problem = {file: 'pages/a,b.mdx', line: 3, column: 5, text: '5% is wrong.', fix: 'Write 6%.'};

test('a problem has its place and what to write', () => {
  expect(formatProblem(problem)).toBe('pages/a,b.mdx:3:5  5% is wrong.\n→ Write 6%.');
});

test('a note is one line', () => {
  expect(formatProblem({...problem, isNote: true})).not.toContain('\n');
});

test('GitHub shows problems beside their lines', () => {
  expect(formatForGitHub({...problem, isNote: true})).toBe(
    '::warning file=pages/a%2Cb.mdx,line=3,col=5::5%25 is wrong.%0A→ Write 6%25.',
  );
});

/** A new folder with a file. */
function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'evo-check-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
  return folder;
}

test('npm run check -- --fix writes how the site reads a post', () => {
  const file = 'news/2025-01-14-a/index.md';
  const folder = folderWith(file, '• One\n• Two\n');
  mkdirSync(path.join(folder, '.config'));
  cpSync('src/company', path.join(folder, 'src/company'), {recursive: true});
  cpSync('static/logos', path.join(folder, 'static/logos'), {recursive: true});
  writeFileSync(path.join(folder, '.config/words.txt'), '');
  const script = path.resolve('src/check/index.ts');
  const command = [path.resolve('node_modules/tsx/dist/cli.mjs'), script];
  const run = (...args: string[]) => {
    try {
      execFileSync(process.execPath, [...command, ...args], {cwd: folder, stdio: 'pipe'});
      return '';
    } catch (error) {
      return String((error as {stdout: Buffer}).stdout);
    }
  };
  const fixed = run('--fix', '--format', 'github');
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe('- One\n- Two\n');
  expect(fixed).toContain(`::error file=${file},line=1,col=1::The file does not begin with`);
}, 120_000);
