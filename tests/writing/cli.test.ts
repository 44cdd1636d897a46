import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {createProblem, replace} from '../../src/validation/problem';
import type {Problem, Texts} from '../../src/validation/problem';
import {
  formatAnnotation,
  formatAnnotations,
  formatRdjson,
  formatReport,
} from '../../src/tools/check/report';
import {siteDir} from './cases';

const position = {file: 'pages/ride.mdx', line: 6, column: 7};
const texts = {
  'in-two-places': () => ({text: 'Two: "a, b: 100%".', fix: 'Write ## B'}),
  'matter-of-taste': () => ({text: '"—" is long.', fix: 'Write –', severity: 'warning'}),
} satisfies Texts;
const error = createProblem(texts, 'in-two-places', position);
const warning = createProblem(texts, 'matter-of-taste', position);

describe('the report', () => {
  test('lists errors, then warnings, then counts them', () => {
    expect(formatReport([error, warning], {files: 34, seconds: 6.06}))
      .toBe(`pages/ride.mdx:6:7  Two: "a, b: 100%".
→ Write ## B

Warnings (these do not fail the check):

pages/ride.mdx:6:7  "—" is long.
→ Write –

1 problem and 1 warning in 34 files (6.1 s)`);
  });

  test('says how many annotations GitHub does not show', () => {
    const many = Array.from({length: 12}, () => error);
    expect(formatAnnotations(many.slice(0, 10))).toHaveLength(10);
    expect(formatAnnotations(many)).toHaveLength(10);
    expect(formatAnnotations(many).at(-1)).toBe(
      '::notice title=3 more problems::The log of this step lists all: pages/ride.mdx',
    );
  });

  test('carries exact corrections in the format of reviewdog, with columns in bytes', () => {
    const corrected = {'term-form': () => ({text: 'T', fix: 'F', ...replace('Evo', 'EVO')})};
    const problem = createProblem(corrected, 'term-form', {file: 'a.mdx', line: 2, column: 3});
    const read = () => 'x\n– Evo';
    const {diagnostics} = JSON.parse(formatRdjson([problem, error], read)) as {
      diagnostics: unknown[];
    };
    const range = {start: {line: 2, column: 5}, end: {line: 2, column: 8}};
    expect(diagnostics).toMatchObject([
      {location: {path: 'a.mdx', range}, suggestions: [{range, text: 'EVO'}]},
      {location: {range: {start: {line: 6, column: 7}}}},
    ]);
  });

  test('counts in plain words', () => {
    const summary = (problems: Problem[], files: number) =>
      formatReport(problems, {files, seconds: 1}).split('\n').at(-1);
    expect(summary([], 33)).toBe('No problems in 33 files (1.0 s)');
    expect(summary([error, error], 33)).toBe('2 problems in 33 files (1.0 s)');
    expect(summary([warning], 1)).toBe('1 warning in 1 file (1.0 s)');
  });

  test('escapes annotations for GitHub', () => {
    expect(formatAnnotation(error)).toBe(
      '::error file=pages/ride.mdx,line=6,col=7,title=Two%3A "a%2C b%3A 100%25".::→ Write ## B',
    );
    expect(formatAnnotation(warning)).toMatch(/^::warning file=/);
  });
});

describe('npm run check', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'evo-check-'));
    const parts = ['node_modules', 'src', 'static', 'tsconfig.json', 'package.json'];
    for (const part of parts) await symlink(path.join(siteDir, part), path.join(dir, part));
    for (const part of ['pages', 'news', '.config']) {
      await cp(path.join(siteDir, part), path.join(dir, part), {recursive: true});
    }
  });
  afterAll(() => rm(dir, {recursive: true, force: true}));

  function start(...args: string[]): ChildProcess & {output: () => string} {
    const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');
    const command = path.join(siteDir, 'src/tools/check/index.ts');
    const env = {...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1'};
    const child = spawn(process.execPath, [tsx, command, ...args], {cwd: dir, env});
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return Object.assign(child, {output: () => output});
  }

  async function replace(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(path.join(dir, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(path.join(dir, file), text.replace(from, to));
  }

  test('fails with problems in order and annotates them', async () => {
    await replace('pages/about.mdx', '</Hero>', '');
    await replace('pages/ride.mdx', 'look="type"', 'look="typ"');
    const child = start('--github');
    const [code] = (await once(child, 'close')) as [number];
    await replace('pages/ride.mdx', 'look="typ"', 'look="type"');
    await replace('pages/about.mdx', '\n\n<', '\n\n</Hero>\n\n<');
    expect(child.output()).toMatch(
      /pages\/about\.mdx:6:1 {2}[^]*pages\/ride\.mdx:6:7 {2}[^]*2 problems in \d+ files[^]*::error file=pages\/about\.mdx,line=6,col=1,/,
    );
    expect(code).toBe(1);
  });

  test('--watch checks again after each change', async () => {
    const child = start('--watch');
    const screen = async (wanted: RegExp): Promise<void> => {
      const last = () => child.output().split('\u001B[2J\u001B[3J\u001B[H').at(-1) ?? '';
      await expect.poll(last, {timeout: 60_000}).toMatch(wanted);
    };
    try {
      await screen(/Checked at \d\d:\d\d:\d\d/);
      await replace('pages/ride.mdx', 'look="type"', 'look="typ"');
      await screen(/pages\/ride\.mdx:6:7[^]*Checked at/);
      await replace('pages/ride.mdx', 'look="typ"', 'look="type"');
      await screen(/^(?![^]*ride\.mdx)[^]*Checked at/);
      // What the message advises has an effect
      await replace('pages/ride.mdx', '</Hero>', 'Xuzhqar\n\n</Hero>');
      await screen(/"Xuzhqar" is not in the dictionary[^]*Checked at/);
      await replace('.config/words.txt', '\n', '\nXuzhqar\n');
      await screen(/^(?![^]*Xuzhqar)[^]*Checked at/);
    } finally {
      child.kill();
    }
  });
});
