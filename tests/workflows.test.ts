/** The workflows: what they may do, and their commands, each run as it is in a repository of its own. */
import {execFile, execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {globSync} from 'tinyglobby';
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest';
import {parse} from 'yaml';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, {permissions?: object; steps: Step[]}>;
}

const read = (file: string) => readFileSync(file, 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
const stepsOf = (file: string) =>
  Object.values((parse(read(file)) as Workflow).jobs).flatMap(({steps}) => steps);
const workflows = globSync('.github/workflows/*.yml');

test.each([...workflows, '.github/actions/setup/action.yml'])(
  '%s runs only pinned code',
  (file) => {
    const text = read(file);
    const actions = [...text.matchAll(/uses: ([^.].*)/g)].map(([, action]) => action);
    for (const action of actions)
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/);
    for (const command of text.match(/npm (?:ci|install)\b.*/g) ?? [])
      expect(command).toBe('npm ci --ignore-scripts');
    for (const [, name] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([name ?? '']);
  },
);

test.each(workflows)('%s has the least permissions', (file) => {
  const {on, permissions, jobs} = parse(read(file)) as Workflow;
  expect(on).not.toHaveProperty('pull_request_target');
  expect(permissions).toEqual({contents: 'read'});
  for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  for (const {run, uses, with: options} of stepsOf(file)) {
    expect(run ?? '', 'pass values by environment variables').not.toContain('${{');
    if (uses?.startsWith('actions/checkout@'))
      expect(options).toMatchObject({'persist-credentials': false});
  }
  if ('pull_request' in on) expect(read(file)).not.toMatch(/secrets\.|github\.token/);
});

test('Netlify uses the Node version of .nvmrc', () => {
  expect(read('netlify.toml')).toContain(`NODE_VERSION = "${read('.nvmrc').trim()}"`);
});

let folder: string;
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};
const identity = ['user.name=A', 'user.email=a@b.c', 'commit.gpgsign=false'].flatMap((each) => [
  '-c',
  each,
]);
const git = (...args: string[]) => execFileSync('git', [...identity, ...args], {cwd: folder});
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'evo-workflow-'));
  git('init', '--quiet');
  for (const page of ['index', 'ride', 'old', '_part', 'news/press-kit'])
    write(`pages/${page}.mdx`);
  write('news/2026-12-05-night-shift/index.md', 'date: 2026-12-05');
  write('news/2026-12-06-day-shift/index.md', "date: '2026-12-08'");
  write('news/tags.yml');
  write('src/company/redirects.ts', "{from: '/old', to: '/ride'},");
  commit();
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Runs a step as GitHub does. @returns its exit code, and what it prints */
async function run(workflow: string, name: string, env: Record<string, string> = {}) {
  const steps = stepsOf(`.github/workflows/${workflow}.yml`);
  const script = steps.find((step) => step.name === name)?.run ?? 'exit 99';
  const options = {cwd: folder, env: {...process.env, ...env}};
  return new Promise<{code: unknown; output: string}>((resolve) => {
    execFile('bash', ['-e', '-c', script], options, (error, stdout, stderr) => {
      resolve({code: error?.code ?? 0, output: stdout + stderr});
    });
  });
}

describe('a pull request', () => {
  const warnings = async () => {
    commit();
    const {code, output} = await run('review', 'Warn about addresses that disappear', {
      BASE: 'HEAD^1',
    });
    expect(code).toBe(0);
    return [...output.matchAll(/^::warning .*::(\S+) disappears/gm)].map(([, address]) => address);
  };

  test('that renames and deletes addresses gets a warning for each without a redirect', async () => {
    git('mv', 'pages/ride.mdx', 'pages/rides.mdx');
    git('mv', 'news/2026-12-05-night-shift', 'news/2026-12-05-late-shift');
    git(
      'rm',
      '-q',
      'pages/old.mdx',
      'pages/_part.mdx',
      'pages/news/press-kit.mdx',
      'news/tags.yml',
    );
    expect(await warnings()).toEqual(['/news/2026/12/05/night-shift', '/news/press-kit', '/ride']);
  });

  test('that moves files and keeps addresses gets none', async () => {
    mkdirSync(path.join(folder, 'pages/ride'));
    git('mv', 'pages/ride.mdx', 'pages/ride/index.mdx');
    write('news/2026-12-06-day-shift/index.md', 'date: 2026-12-20');
    expect(await warnings()).toEqual([]);
  });

  test.each([
    ['words', 'pages/ride.mdx', ''],
    ['an image beside a post', 'news/2026-12-05-night-shift/a.jpg', ''],
    ['a component', 'src/elements/Button/index.tsx', 'code=true\n'],
    ['a workflow', '.github/workflows/review.yml', 'code=true\n'],
  ])('that changes %s runs what it needs', async (_, file, expected) => {
    write(file, 'changed');
    commit();
    write('output');
    const env = {BASE: 'HEAD^1', GITHUB_OUTPUT: path.join(folder, 'output')};
    const {code} = await run('review', 'Find out whether more than words changes', env);
    expect([code, read(env.GITHUB_OUTPUT)]).toEqual([0, expected]);
  });
});

describe('publishing', () => {
  let status = 200;
  let calls = 0;
  const host = createServer((_, response) => {
    calls += 1;
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  afterAll(() => host.close());

  const publish = (now: string, env: Record<string, string> = {}) => {
    calls = 0;
    const options = '{timeZone: process.env.TZ}';
    const date = `node -p "new Date('${now}').toLocaleDateString('en-CA', ${options})"`;
    write('bin/date', `#!/bin/sh\n${date}\n`);
    execFileSync('chmod', ['+x', path.join(folder, 'bin/date')]);
    return run('publish', 'Call the build hook', {
      BUILD_HOOK: `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook`,
      GITHUB_EVENT_NAME: 'schedule',
      PATH: `${folder}/bin:${process.env['PATH']}`,
      ...env,
    });
  };

  test.each([
    ['the evening before in London, on the day of a post', '2026-12-04T18:35:00Z', 1],
    ['on the day that a post was moved to', '2026-12-08T10:00:00Z', 1],
    ['on a day without a post', '2026-12-09T10:00:00Z', 0],
    ['on New Year’s Day', '2026-12-31T18:35:00Z', 1],
  ])('calls the hook %s: %s, %i', async (_, now, expected) => {
    status = 200;
    expect((await publish(now)).code).toBe(0);
    expect(calls).toBe(expected);
  });

  test('calls the hook on any day by hand', async () => {
    status = 200;
    await publish('2026-12-09T10:00:00Z', {GITHUB_EVENT_NAME: 'workflow_dispatch'});
    expect(calls).toBe(1);
  });

  test('fails when the host refuses the hook', async () => {
    status = 404;
    expect(await publish('2026-12-05T10:00:00Z')).toMatchObject({code: 22});
  });

  test('fails on every day without a hook', async () => {
    const {code, output} = await publish('2026-12-09T10:00:00Z', {BUILD_HOOK: ''});
    expect(code).toBe(1);
    expect(output).toContain('::error::Set the secret BUILD_HOOK');
  });
});
