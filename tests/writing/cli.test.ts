import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import type {Problem} from '../../src/tools/check/problem';
import {annotation, report} from '../../src/tools/check/print';
import {root} from './mistakes';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'evo-check-'));
  for (const part of [
    'node_modules',
    'src',
    'static',
    '.config',
    'tsconfig.json',
    'package.json',
  ]) {
    await symlink(path.join(root, part), path.join(dir, part));
  }
  for (const part of ['pages', 'news']) {
    await cp(path.join(root, part), path.join(dir, part), {recursive: true});
  }
});
afterAll(() => rm(dir, {recursive: true, force: true}));

function start(args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  return spawn(process.execPath, [tsx, path.join(root, 'src/tools/check/index.ts'), ...args], {
    cwd: dir,
    env: {...process.env, GITHUB_ACTIONS: '', ...env},
  });
}

async function check(args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = start(args, env);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return {code, output};
}

/** The site with a page changed, for as long as something runs. */
async function changed<T>(
  file: string,
  from: string,
  to: string,
  run: () => Promise<T>,
): Promise<T> {
  const whole = path.join(dir, file);
  const text = await readFile(whole, 'utf8');
  expect(text).toContain(from);
  await writeFile(whole, text.replace(from, to));
  try {
    return await run();
  } finally {
    await writeFile(whole, text);
  }
}

const mistake: Problem = {
  file: 'pages/ride.mdx',
  line: 6,
  column: 7,
  severity: 'error',
  wrong: '<Hero> does not know look="a, b: 100%".',
  instead: 'Did you mean\nlook="stage"?',
};
const hint: Problem = {
  ...mistake,
  severity: 'warning',
  wrong: 'This title is long.',
  instead: 'Shorten it.',
};

describe('what is printed', () => {
  test('is each mistake in the one format, then hints, then how many there are', () => {
    expect(report([mistake, hint], {files: 34, seconds: 6.06}))
      .toBe(`pages/ride.mdx:6:7  <Hero> does not know look="a, b: 100%".
→ Did you mean
look="stage"?

Hints, which stop nothing:

pages/ride.mdx:6:7  This title is long.
→ Shorten it.

1 mistake and 1 hint in 34 files, 6.1 s`);
  });

  test('counts in plain words', () => {
    const counted = (problems: Problem[], files: number) =>
      report(problems, {files, seconds: 1}).split('\n').at(-1);
    expect(counted([], 33)).toBe('Nothing wrong in 33 pages and posts, 1.0 s');
    expect(counted([mistake, mistake], 33)).toBe('2 mistakes in 33 files, 1.0 s');
    expect(counted([hint, hint], 1)).toBe('2 hints in 1 file, 1.0 s');
  });

  test('for GitHub is escaped as its workflow commands want it', () => {
    expect(annotation(mistake)).toBe(
      '::error file=pages/ride.mdx,line=6,col=7,title=<Hero> does not know look="a%2C b%3A 100%25".::→ Did you mean%0Alook="stage"?',
    );
    expect(annotation(hint)).toBe(
      '::warning file=pages/ride.mdx,line=6,col=7,title=This title is long.::→ Shorten it.',
    );
  });
});

describe('npm run check', () => {
  test('ends well when nothing is wrong', async () => {
    const {code, output} = await check();
    expect(output).toMatch(/^Nothing wrong in \d+ pages and posts, \d+\.\d s\n$/);
    expect(code).toBe(0);
  });

  test('ends with an error and tells the mistakes of every rule, in the order of files and lines', async () => {
    const {code, output} = await changed('pages/ride.mdx', 'look="type"', 'look="typ"', () =>
      changed('pages/ride.mdx', '<FareIndex />', '<FairIndex />', () =>
        changed('pages/about.mdx', '</Hero>', '', () => check()),
      ),
    );
    expect(output.replace(/\d+\.\d s/, '0.0 s')).toMatch(
      /^pages\/about\.mdx:6:1 {2}<Hero> is not closed\.\n→ .*\n\npages\/ride\.mdx:6:7 {2}<Hero> does not know look="typ"\.\n→ .*\n\npages\/ride\.mdx:10:1 {2}There is no component <FairIndex>\.\n→ Did you mean <FareIndex>\?\n\n3 mistakes in \d+ files, 0\.0 s\n$/,
    );
    expect(code).toBe(1);
  });

  test.for([[['--github'], {}] as const, [[], {GITHUB_ACTIONS: 'true'}] as const])(
    'annotates a pull request: %j',
    async ([args, env]) => {
      const {code, output} = await changed('pages/ride.mdx', 'look="type"', 'look="typ"', () =>
        check(args, env),
      );
      expect(output).toContain(
        '\n::error file=pages/ride.mdx,line=6,col=7,title=<Hero> does not know look="typ".::→ Did you mean look="type"?',
      );
      expect(code).toBe(1);
    },
  );

  test('--watch checks again upon each change, sooner than at first', async () => {
    const child = start(['--watch']);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const screen = async (wanted: RegExp): Promise<string> => {
      for (;;) {
        const last = output.split('\u001B[2J\u001B[3J\u001B[H').at(-1) ?? '';
        if (wanted.test(last) && last.includes('Checked at')) return last;
        if (child.exitCode !== null) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const seconds = (text: string) => Number(/, (\d+\.\d) s/.exec(text)?.[1]);
    try {
      const first = await screen(/Nothing wrong/);
      const second = await changed('pages/ride.mdx', 'look="type"', 'look="typ"', () =>
        screen(/pages\/ride\.mdx:6:7 {2}<Hero> does not know look="typ"\./),
      );
      expect(second).toMatch(/1 mistake in \d+ files/);
      expect(second).toMatch(
        /Checked at \d\d:\d\d:\d\d, and again when a file changes\. Ctrl\+C ends it\./,
      );
      expect(seconds(second)).toBeLessThan(seconds(first));
      // Mended
      await screen(/Nothing wrong/);
    } finally {
      child.kill();
    }
  });

  test('--help says what there is, and an unknown word is told', async () => {
    expect((await check(['--help'])).output).toContain('npm run check -- --watch');
    const {code, output} = await check(['--wach']);
    expect(output).toContain("Unknown option '--wach'");
    expect(code).toBe(2);
  });
});
