/** The workflows: what they may do, and the command that publishes, run as it is in a folder of its own. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
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

/** Two posts, a notice, a calendar of India, and a `curl` that prints the address. */
const setUp = `
mkdir -p news/2026-12-05-night-shift news/2026-12-06-day-shift src/company/data
echo "date: '2026-12-08'" > news/2026-12-06-day-shift/index.md
echo '{"notice": {"until": "2026-12-10"}}' > src/company/data/site.json
date() { [ $TZ = Asia/Kolkata ] && case "$*" in *yesterday*) echo $YESTERDAY;; *) echo $TODAY;; esac; }
curl() { echo "calls $*"; }
`;

function publish(TODAY: string, BUILD_HOOK = 'https://host.example/hook') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'evo-workflow-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const YESTERDAY = new Date(Date.parse(TODAY) - millisecondsPerDay).toISOString().slice(0, 10);
  const {jobs} = parse(read('.github/workflows/publish.yml')) as Workflow;
  const script = Object.values(jobs)[0]?.steps.at(-1)?.run ?? '';
  const env = {...process.env, TODAY, YESTERDAY, BUILD_HOOK, GITHUB_EVENT_NAME: 'schedule'};
  return spawnSync('bash', ['-ec', setUp + script], {cwd: folder, env, encoding: 'utf8'});
}

test.each([
  ['the day of a post', '2026-12-05', 'calls --fail'],
  ['the day that a post was moved to', '2026-12-08', 'calls --fail'],
  ['a day without a post', '2026-12-09', 'No post'],
  ['the last day of a notice', '2026-12-10', 'No post'],
  ['the day after it', '2026-12-11', 'calls --fail'],
  ['New Year’s Day', '2027-01-01', 'calls --fail'],
])('publishing on %s, %s: %s', (_, day, expected) => {
  const {status, stdout} = publish(day);
  expect(stdout).toContain(expected);
  expect(status).toBe(0);
});

test('publishing fails on every day without a hook', () => {
  const {status, stdout} = publish('2026-12-09', '');
  expect(stdout).toContain('::error::Set the secret BUILD_HOOK');
  expect(status).toBe(1);
});
