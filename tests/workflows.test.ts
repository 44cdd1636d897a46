/** The workflows: what they may do, and the command that publishes, run as it is in a folder of its own. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {globSync} from 'tinyglobby';
import {expect, onTestFinished, test} from 'vitest';
import {parse} from 'yaml';
import {millisecondsPerDay} from '../src/clock';

interface Step {
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
const workflows = globSync('.github/workflows/*.yml');

test.each([...workflows, '.github/actions/setup/action.yml'])(
  '%s runs only pinned code, and scripts that exist',
  (file) => {
    const text = read(file);
    for (const [, action] of text.matchAll(/uses: ([^.].*)/g))
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/);
    for (const [command] of text.matchAll(/npm (?:ci|install)\b.*/g))
      expect(command).toBe('npm ci --ignore-scripts');
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([name]);
  },
);

test.each(workflows)('%s has the least permissions', (file) => {
  const {on, permissions, jobs} = parse(read(file)) as Workflow;
  expect(on).not.toHaveProperty('pull_request_target');
  expect(permissions).toEqual({contents: 'read'});
  for (const job of Object.values(jobs)) {
    expect(job.permissions).toBeUndefined();
    for (const {run = '', uses, with: options} of job.steps) {
      expect(run, 'pass values by environment variables').not.toContain('${{');
      if (uses?.startsWith('actions/checkout@'))
        expect(options).toMatchObject({'persist-credentials': false});
    }
  }
  if ('pull_request' in on) expect(read(file)).not.toMatch(/secrets\.|github\.token/);
});

/** Publishes with a clock that shows this instant, and a `curl` that prints the address. */
function publish(now: string, hook = 'https://host.example/hook') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'evo-workflow-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text, {mode: 0o755});
  };
  const time = `Date.parse('${now}') - ('$*'.includes('yesterday') ? ${millisecondsPerDay} : 0)`;
  const date = `new Date(${time}).toLocaleDateString('en-CA', {timeZone: process.env.TZ})`;
  write('bin/date', `#!/bin/sh\nnode -p "${date}"\n`);
  write('bin/curl', '#!/bin/sh\necho "calls $*"\n');
  write('news/2026-12-05-night-shift/index.md', 'date: 2026-12-05');
  write('news/2026-12-06-day-shift/index.md', "date: '2026-12-08'");
  write('src/company/data/site.json', '{"notice": {"until": "2026-12-10"}}');
  const {jobs} = parse(read('.github/workflows/publish.yml')) as Workflow;
  const script = Object.values(jobs)[0]?.steps.at(-1)?.run ?? '';
  const PATH = `${folder}/bin:${process.env['PATH']}`;
  const env = {...process.env, PATH, BUILD_HOOK: hook, GITHUB_EVENT_NAME: 'schedule'};
  return spawnSync('bash', ['-e', '-c', script], {cwd: folder, env, encoding: 'utf8'});
}

test.each([
  ['the evening before in London, on the day of a post', '2026-12-04T18:35:00Z', 'calls --fail'],
  ['on the day that a post was moved to', '2026-12-08T10:00:00Z', 'calls --fail'],
  ['on a day without a post', '2026-12-09T10:00:00Z', 'No post'],
  ['on the last day of a notice', '2026-12-10T10:00:00Z', 'No post'],
  ['on the day after it', '2026-12-10T18:35:00Z', 'calls --fail'],
  ['on New Year’s Day', '2026-12-31T18:35:00Z', 'calls --fail'],
])('publishing %s, %s: %s', (_, now, expected) => {
  const {status, stdout} = publish(now);
  expect(stdout).toContain(expected);
  expect(status).toBe(0);
});

test('publishing fails on every day without a hook', () => {
  const {status, stdout} = publish('2026-12-09T10:00:00Z', '');
  expect(stdout).toContain('::error::Set the secret BUILD_HOOK');
  expect(status).toBe(1);
});
