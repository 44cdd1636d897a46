import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, {permissions?: Record<string, string>; steps: Step[]}>;
}

const workflows = globSync('.github/workflows/*.yml', {cwd: root});

describe.each([...workflows, '.github/actions/setup/action.yml'])('%s', (file) => {
  const text = read(file);

  test('pins every action by its commit', () => {
    const actions = [...text.matchAll(/uses: ([^.].*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/);
  });

  test('passes what contributors write to commands by environment variables', () => {
    expect(text.match(/run: .*\$\{\{.*/g)).toBeNull();
  });

  test('installs packages without running their scripts', () => {
    for (const command of text.match(/npm (?:ci|install)\b.*/g) ?? [])
      expect(command).toBe('npm ci --ignore-scripts');
  });

  test('runs only scripts of package.json', () => {
    for (const [, name] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});

describe.each(workflows)('%s', (file) => {
  const {permissions, jobs} = parse(read(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('has the least permissions', () => {
    expect(permissions).toEqual({contents: 'read'});
    for (const [name, job] of Object.entries(jobs)) {
      const isReview = file.endsWith('review.yml') && name === 'review';
      const granted = isReview ? {contents: 'read', 'pull-requests': 'write'} : undefined;
      expect(job.permissions, name).toEqual(granted);
    }
    expect(read(file)).not.toContain('pull_request_target');
  });

  test('gives tokens and secrets only to the steps that publish', () => {
    for (const step of steps) {
      if (step.uses?.startsWith('actions/checkout@'))
        expect(step.with).toMatchObject({'persist-credentials': false});
      if (/secrets\.|github\.token/.test(JSON.stringify(step)))
        expect(step.run).toMatch(/^npm run (?:deploy|preview:comment) |\| reviewdog /);
    }
  });
});

test('publishes with the full history, daily after midnight in India', () => {
  const text = read('.github/workflows/publish.yml');
  const [, minute, hour] = /cron: '(\d+) (\d+) \* \* \*'/.exec(text) ?? [];
  const utc = Date.UTC(2026, 0, 1, Number(hour), Number(minute));
  const inIndia = new Date(utc).toLocaleTimeString('en-GB', {timeZone: 'Asia/Kolkata'});
  expect(inIndia).toMatch(/^00:/);
  expect(text).toContain('fetch-depth: 0');
});
