/** The workflows: what they may do, and their commands, each run as it is in a repository of its own. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {globSync} from 'tinyglobby';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
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

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

let folder: string;
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text, {mode: 0o755});
};
const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
const commit = () => {
  git('add', '--all');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  git(...author, 'commit', '--no-gpg-sign', '--quiet', '--message', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'evo-workflow-'));
  git('init', '--quiet');
  write('pages/ride.mdx');
  write('news/2026-12-05-night-shift/index.md', 'date: 2026-12-05');
  write('news/2026-12-06-day-shift/index.md', "date: '2026-12-08'");
  commit();
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Runs a step as GitHub does. @returns its exit code, and what it prints */
function run(workflow: string, name: string, env: Record<string, string>) {
  const steps = stepsOf(`.github/workflows/${workflow}.yml`);
  const script = steps.find((step) => step.name === name)?.run ?? 'exit 99';
  const options = {cwd: folder, env: {...process.env, ...env}, encoding: 'utf8'} as const;
  const {status, stdout} = spawnSync('bash', ['-e', '-c', script], options);
  return {status, stdout};
}

describe('a pull request', () => {
  test('that changes only one of an image and its version at dusk gets a warning', () => {
    for (const name of ['one', 'one.dusk', 'two', 'two.dusk', 'three'])
      write(`static/img/${name}.jpg`, 'old');
    commit();
    for (const name of ['one', 'two', 'two.dusk', 'three']) write(`static/img/${name}.jpg`, 'new');
    commit();
    const step = 'Warn about images whose version at dusk stays the same';
    const {status, stdout} = run('review', step, {BASE: 'HEAD^1'});
    expect(status).toBe(0);
    expect(stdout.match(/file=\S+?::/g)).toEqual(['file=static/img/one.jpg::']);
  });

  test.each([
    ['words', 'pages/ride.mdx', ''],
    ['a post', 'news/2026-12-05-night-shift/index.md', ''],
    ['a workflow', '.github/workflows/review.yml', 'code=true\n'],
  ])('that changes %s runs what it needs', (_, file, expected) => {
    write(file, 'changed');
    commit();
    write('output');
    const env = {BASE: 'HEAD^1', GITHUB_OUTPUT: path.join(folder, 'output')};
    run('review', 'Find out whether more than words changes', env);
    expect(read(env.GITHUB_OUTPUT)).toBe(expected);
  });
});

describe('publishing', () => {
  /** Publishes with a clock that shows this instant, and a `curl` that prints the address. */
  const publish = (now: string, env: Record<string, string> = {}) => {
    const time = `Date.parse('${now}') - ('$*'.includes('yesterday') ? ${day} : 0)`;
    const date = `new Date(${time}).toLocaleDateString('en-CA', {timeZone: process.env.TZ})`;
    write('bin/date', `#!/bin/sh\nnode -p "${date}"\n`);
    write('src/company/data/site.json', '{"notice": {"until": "2026-12-10"}}');
    write('bin/curl', '#!/bin/sh\necho "calls $*"\n');
    return run('publish', 'Call the build hook', {
      BUILD_HOOK: 'https://host.example/hook',
      GITHUB_EVENT_NAME: 'schedule',
      PATH: `${folder}/bin:${process.env['PATH']}`,
      ...env,
    });
  };

  test.each([
    ['the evening before in London, on the day of a post', '2026-12-04T18:35:00Z', 'calls --fail'],
    ['on the day that a post was moved to', '2026-12-08T10:00:00Z', 'calls --fail'],
    ['on a day without a post', '2026-12-09T10:00:00Z', 'No post'],
    ['on the last day of a notice', '2026-12-10T10:00:00Z', 'No post'],
    ['on the day after it', '2026-12-10T18:35:00Z', 'calls --fail'],
    ['on New Year’s Day', '2026-12-31T18:35:00Z', 'calls --fail'],
  ])('%s, %s: %s', (_, now, expected) => {
    const {status, stdout} = publish(now);
    expect(status).toBe(0);
    expect(stdout).toContain(expected);
  });

  test('fails on every day without a hook', () => {
    const {status, stdout} = publish('2026-12-09T10:00:00Z', {BUILD_HOOK: ''});
    expect(status).toBe(1);
    expect(stdout).toContain('::error::Set the secret BUILD_HOOK');
  });
});
