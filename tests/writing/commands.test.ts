import {spawn} from 'node:child_process';
import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import {afterEach, beforeAll, expect, test, vi} from 'vitest';

import {siteDir} from './cases';

/** A copy of the content, which tests change. */
const copy = path.join(siteDir, '.cache/check');
beforeAll(async () => {
  await mkdir(copy, {recursive: true});
  const linked = ['node_modules', 'src', 'static', 'tsconfig.json', 'package.json'];
  const copied = ['pages', 'news', '.config'];
  for (const part of [...linked, ...copied])
    await rm(path.join(copy, part), {recursive: true, force: true});
  for (const part of linked) await symlink(path.join(siteDir, part), path.join(copy, part));
  for (const part of copied)
    await cp(path.join(siteDir, part), path.join(copy, part), {recursive: true});
});

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(copy, file), text.replace(from, to));
}

const {argv} = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** Runs a command in this process, where the dictionaries are loaded already, until it sets its exit code. */
async function run(tool: string, args: readonly string[]) {
  const printed = {log: '', error: ''};
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => (printed[stream] += `${text}\n`));
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  process.argv = [...argv.slice(0, 2), ...args];
  await import(`${path.join(siteDir, tool)}?${encodeURIComponent(args.join())}`);
  const code = await vi.waitUntil(() => process.exitCode, 60_000);
  return {code, ...printed};
}

const hosting = 'src/tools/hosting.ts';
const nginx = 'nginx --root . --name a --port 80'.split(' ');
const check = 'src/tools/check/index.ts';
const create = 'src/tools/new/index.ts';
const page = '--kind page --title A_title_for_the_test --description'.split(' ');
const news = ['--kind', 'news', ...page.slice(2)];
const description = 'A sentence about this page that has more than fifty characters in it.';

test.each([
  [check, ['--wach']],
  [create, ['--kind', 'pge']],
  [create, [...page, description, '--slug', '../../evil']],
  [create, ['--kind', 'page', '--title', 'অসম', '--description', description]],
  [create, [...page, 'Too short for search results.']],
  [create, [...news, description, '--tags', 'rides', '--date', '05/12/2026']],
  // What npm passes on when -- is missing before the flags
  [create, ['page', 'A title']],
  [create, [...news, description, '--tags', 'rides', '--image', 'none.jpg', '--imageAlt', 'A cab']],
  [hosting, []],
  [hosting, ['constructor', ...nginx.slice(1)]],
  [hosting, nginx.slice(0, -2)],
  [hosting, [...nginx, '--port', '0']],
  [hosting, [...nginx, '--name', 'a/b']],
  [hosting, [...nginx, '--key', 'k']],
  [hosting, [...nginx, '--root', 'a;{']],
  ['tests/serve.ts', ['no-such-folder']],
  ['tests/serve.ts', ['src', 'port']],
])('%s refuses %j', async (tool, args) => {
  const {code, error} = await run(tool, args);
  const [problem = '', fix = '', ...more] = error.trim().split('\n');
  expect(code, error).toBe(2);
  expect(problem).toMatch(/^\S.{10,200}[.…]?$/);
  expect(fix).toMatch(/^→ \S/);
  expect(more.join('\n')).toMatch(/^(?:\nNothing was created\.\n→ Correct this, .+)?$/);
});

test('npm run check fails with problems in order', async () => {
  await replace('pages/about.mdx', '</Hero>', '');
  await replace('pages/ride.mdx', 'look="type"', 'look="typ"');
  const {code, log} = await run(check, []);
  await replace('pages/ride.mdx', 'look="typ"', 'look="type"');
  await replace('pages/about.mdx', '\n\n<', '\n\n</Hero>\n\n<');
  expect(log).toMatch(
    /pages\/about\.mdx:6:1 {2}[^]*pages\/ride\.mdx:6:7 {2}[^]*2 problems in \d+ files/,
  );
  expect(code).toBe(1);
});

test('npm run check -- --watch checks again after each change', async () => {
  const command = ['--import', import.meta.resolve('tsx'), path.join(siteDir, check), '--watch'];
  const env = {...process.env, NO_COLOR: '1'};
  const child = spawn(process.execPath, command, {cwd: copy, env});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const expectScreen = async (wanted: RegExp) => {
    const last = () => output.split('\u001B[2J\u001B[3J\u001B[H').at(-1) ?? '';
    await expect.poll(last, {timeout: 60_000}).toMatch(wanted);
  };
  try {
    await expectScreen(/Checked at \d\d:\d\d:\d\d/);
    await replace('pages/ride.mdx', '</Hero>', 'Xuzhqar\n\n</Hero>');
    await expectScreen(/"Xuzhqar" is not in the dictionary[^]*Checked at/);
    // What the message advises has an effect
    await replace('.config/words.txt', '\n', '\nXuzhqar\n');
    await expectScreen(/^(?![^]*Xuzhqar)[^]*Checked at/);
  } finally {
    child.kill();
  }
});
