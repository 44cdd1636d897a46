/** What the workflows run to publish, with a recorded `npx` and `gh`, and a host on this machine. */
import {execFile, execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';

import {redirects} from '../src/hosting/redirects';
import {smokeTest} from '../src/tools/publish/smokeTest';
import {listen, type Server} from './support/server';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'evo-publish-'));
const build = path.join(folder, 'build');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const git = ['rev-parse', 'HEAD'];
const currentCommit = execFileSync('git', git, {cwd: root, encoding: 'utf8'}).trim();

/** What the host serves; tests change it. */
let live: {commit: string; policy: string};
let host: Server;

beforeAll(async () => {
  mkdirSync(path.join(folder, '.cache/review'), {recursive: true});
  mkdirSync(build);
  writeFileSync(path.join(build, '_headers'), '/*\n');
  const [[from, to] = ['', '']] = Object.entries(redirects);
  host = await listen(({url}, response) => {
    if (url === '/') response.setHeader('Content-Security-Policy', live.policy).end();
    else if (url === from) response.writeHead(301, {location: to}).end();
    else if (url === '/commit.txt') response.end(live.commit);
    else response.writeHead(404).end();
  });
});
beforeEach(() => {
  live = {commit: currentCommit, policy: "default-src 'none'"};
});
afterAll(async () => {
  await host.close();
  rmSync(folder, {recursive: true});
});

/** Replaces a command by one that records its arguments and its input. */
function record(command: string, script: string): void {
  const file = path.join(folder, command);
  writeFileSync(file, `#!/bin/sh\necho "$@" >> ${folder}/${command}.log\n${script}\n`);
  chmodSync(file, 0o755);
}

async function run(tool: string, args: readonly string[], env: Record<string, string> = {}) {
  writeFileSync(path.join(folder, 'summary.md'), '');
  writeFileSync(path.join(folder, 'output'), '');
  const command = ['--import', import.meta.resolve('tsx'), `${root}src/tools/publish/${tool}.ts`];
  const files = {
    GITHUB_STEP_SUMMARY: `${folder}/summary.md`,
    GITHUB_OUTPUT: `${folder}/output`,
    PATH: `${folder}:${process.env['PATH']}`,
  };
  const options = {cwd: folder, env: {...process.env, GIT_DIR: `${root}.git`, ...files, ...env}};
  const done = promisify(execFile)(process.execPath, [...command, ...args], options);
  return done.then(
    () => ({code: 0, stderr: ''}),
    (error: unknown) => error as {code: number; stderr: string},
  );
}

const settings = {
  CLOUDFLARE_API_TOKEN: 'token',
  CLOUDFLARE_ACCOUNT_ID: 'account',
  CLOUDFLARE_PROJECT: 'evo',
};
const deployed = () =>
  `echo '{"type":"pages-deploy-detailed","url":"${host.url}"}' > "$WRANGLER_OUTPUT_FILE_PATH"`;

test('without its settings, a deployment says what to set, and succeeds', async () => {
  record('npx', deployed());
  expect(await run('deploy', ['build'])).toMatchObject({code: 0});
  for (const name of Object.keys(settings)) expect(read('summary.md')).toContain(name);
  expect(read('output')).toBe('');
});

test('a preview is published at its own address, with the report', async () => {
  record('npx', deployed());
  writeFileSync(path.join(folder, 'report.html'), 'The report');
  const args = ['build', '--branch', 'pr-12', '--report', 'report.html'];
  expect(await run('deploy', args, settings)).toMatchObject({code: 0});
  expect(read('npx.log')).toMatch(
    /^--yes wrangler@[\d.]+ pages deploy build --project-name evo --branch pr-12$/m,
  );
  expect(read('output')).toBe(`url=${host.url}\n`);
  expect(read('build/review-report.html')).toBe('The report');
  expect(read('build/_headers')).toContain('X-Robots-Tag: noindex');
});

test.each([
  ['that Cloudflare refuses', () => 'exit 1', 'Cloudflare refused the deployment.'],
  ['that is not live as it was built', deployed, 'another commit is live'],
])('a deployment %s fails', async (_, npx, problem) => {
  record('npx', npx());
  live.commit = 'old';
  const noPauses = path.join(folder, 'noPauses.cjs');
  writeFileSync(noPauses, "require('node:timers/promises').setTimeout = async () => {};");
  const env = {...settings, NODE_OPTIONS: `--require ${noPauses}`};
  const {code, stderr} = await run('deploy', ['build'], env);
  expect(code).toBe(2);
  expect(stderr).toContain(problem);
});

test('the smoke test names everything that is not live', async () => {
  await expect(smokeTest(host.url, currentCommit, 1)).resolves.toBeUndefined();
  live = {commit: 'old', policy: ''};
  await expect(smokeTest(host.url, currentCommit, 1)).rejects.toThrow(
    /no content security policy; another commit is live/,
  );
  await expect(smokeTest('http://127.0.0.1:1', currentCommit, 1)).rejects.toThrow(
    /cannot be reached/,
  );
});

test('the comment leads to the preview, the report and each page', async () => {
  record('gh', `cat > ${folder}/comment.md`);
  writeFileSync(path.join(folder, '.cache/review/pages.json'), '["/ride"]');
  writeFileSync(path.join(folder, '.cache/review/summary.md'), '## 1 changed');
  const args = ['--pr', '12', '--url', 'https://pr-12.evo.test'];
  expect(await run('comment', args)).toMatchObject({code: 0});
  expect(read('gh.log')).toContain('pr comment 12 --edit-last --create-if-none');
  const comment = read('comment.md');
  for (const address of ['', '/review-report', '/ride'])
    expect(comment).toContain(`(https://pr-12.evo.test${address})`);
  expect(comment).toContain('## 1 changed');
});
