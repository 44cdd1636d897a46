/** What GitHub runs for this project: only code that was looked at, with no more rights than it needs. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.github/workflows');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes'?: number;
  permissions?: unknown;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: {'cancel-in-progress'?: boolean};
  jobs: Record<string, Job>;
}

/** Every line that runs somebody else's action without naming the very commit, and its version for people. */
function unpinned(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:- )?uses:/.test(line))
    .filter((line) => !/uses: (?:\.\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*)$/.test(line));
}

/** Commands into which GitHub would write text of others: a branch's name can be a command. */
function injectable({jobs}: Workflow): string[] {
  return Object.values(jobs).flatMap(({steps}) =>
    steps.flatMap(({run}) => (run?.includes('${{') ? [run] : [])),
  );
}

test('a workflow that does not pin its actions, or puts names into commands, would be found', () => {
  const sha = 'a'.repeat(40);
  expect(unpinned(`- uses: actions/checkout@v4`)).toHaveLength(1);
  expect(unpinned(`- uses: actions/checkout@${sha}`)).toHaveLength(1);
  expect(unpinned(`- uses: actions/checkout@${sha.slice(1)} # v4.0.0`)).toHaveLength(1);
  expect(unpinned(`- uses: actions/checkout@${sha} # v4.0.0`)).toEqual([]);
  const step = {run: 'echo ${{ github.head_ref }}'};
  expect(injectable({on: {}, jobs: {job: {steps: [step]}}})).toEqual([step.run]);
});

const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));

test('there are workflows', () => {
  expect(files).toContain('review.yml');
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const scripts = (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;

  test('names every action by its commit, with its version', () => {
    expect(unpinned(text)).toEqual([]);
  });

  test('puts nobody’s text into a command', () => {
    expect(injectable(workflow)).toEqual([]);
  });

  test('runs no job for ever', () => {
    for (const [name, job] of jobs) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
    }
  });

  test('runs only commands that package.json has', () => {
    const named = jobs.flatMap(([, {steps}]) =>
      steps.flatMap(({run = ''}) =>
        [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
      ),
    );
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('the review of a pull request', () => {
  const text = readFileSync(path.join(folder, 'review.yml'), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);

  test('may read the project and nothing else', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    for (const job of jobs) expect(job.permissions).toBeUndefined();
    expect(text).not.toMatch(/\bsecrets\b/);
    // Of the two, this one runs with the rights of a stranger: the other would run their code with ours
    expect(Object.keys(workflow.on)).toEqual(['pull_request']);
  });

  test('leaves no key behind that later steps could use', () => {
    const checkouts = jobs.flatMap(({steps}) =>
      steps.filter(({uses}) => uses?.startsWith('actions/checkout@')),
    );
    expect(checkouts.length).toBe(jobs.length);
    for (const {with: options} of checkouts) expect(options?.['persist-credentials']).toBe(false);
  });

  test('stops when a newer one begins', () => {
    expect(workflow.concurrency?.['cancel-in-progress']).toBe(true);
  });

  test('checks, tests, and shows the pages', () => {
    const commands = jobs.flatMap(({steps}) => steps.flatMap(({run}) => (run ? [run] : [])));
    for (const command of ['npm run check', 'npm test', 'npm run review -- --base "$BASE"']) {
      expect(commands).toContain(command);
    }
  });
});

test('every folder that has owners is there', () => {
  const owned = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(owned.length).toBeGreaterThan(3);
  for (const place of owned) expect(existsSync(path.join(root, place)), place).toBe(true);
});
