import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {today} from '../clock';
import {check} from './check';
import {loadContent} from './content';
import {findPlaceholders} from './launch';
import {formatForGitHub, formatProblem} from './problem';

test('every page and post passes', async () => {
  const problems = await check(loadContent(), {today: today()});
  expect(problems.filter(({isNote}) => !isNote).map(formatProblem)).toEqual([]);
}, 120_000);

const problem = {file: 'pages/a,b.mdx', line: 3, column: 5, text: '5% is wrong.', fix: 'Write 6%.'};

test('a problem has its place and what to write', () => {
  expect(formatProblem(problem)).toBe('pages/a,b.mdx:3:5  5% is wrong.\n→ Write 6%.');
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

test.each([
  ['src/company/contact.ts', "phone: '+91 00000 00000'", 9],
  ['src/company/contact.ts', "address: ['Street address', 'Assam, India']", 11],
  ['src/company/contact.ts', "href: 'https://play.example/evo'", 20],
  ['src/company/site.ts', "const origin = 'https://evo.example'", 28],
  ['src/company/ownerFacts.ts', '  legalName: undefined,', 12],
  ['src/company/clients.ts', "  luitline: {name: 'Luitline', width: 1}", 14],
  ['pages/a/b.mdx', '<Testimonial name="Anybody">', 1],
  ['news/2025-01-01-a/index.md', 'outletUrl: https://a.example/b', 21],
  ['news/2025-01-01-a/index.md', 'sample: true', 1],
])('%s with %j has a placeholder', (file, text, column) => {
  const found = findPlaceholders(folderWith(file, `first line\n${text}\n`));
  expect(found).toMatchObject([{file, line: 2, column}]);
});

test.each([
  ['src/company/contact.ts', "phone: '+91 98640 12345', email: 'hello@evo.in'"],
  ['src/company/contact.test.ts', "'https://play.example/evo'"],
  ['src/company/ownerFacts.ts', "legalName: string | undefined;\nlegalName: 'EVO',"],
  ['pages/index.mdx', 'For example.\n<Testimonials>'],
])('%s with %j has none', (file, text) => {
  expect(findPlaceholders(folderWith(file, text))).toEqual([]);
});

test('npm run check -- --fix writes how the site reads a post', () => {
  const file = 'news/2025-01-14-a/index.md';
  const folder = folderWith(file, '• One\n• Two\n');
  for (const each of ['pages', 'static', '.config', 'src/company', '.github']) {
    mkdirSync(path.join(folder, each), {recursive: true});
  }
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
