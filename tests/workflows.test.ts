import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

interface Update {
  'package-ecosystem': string;
  groups: Record<string, {patterns?: string[]}>;
}

describe.each(readdirSync(path.join(root, '.github/workflows')))('%s', (file) => {
  const text = read(`.github/workflows/${file}`);

  test('pins every action by its commit', () => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/);
  });

  test('passes what contributors write to commands by environment variables', () => {
    expect(text.match(/run: .*\$\{\{.*/g)).toBeNull();
  });

  test('installs packages without running their scripts', () => {
    const installs = text.match(/npm (?:ci|install)\b.*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    for (const command of installs) expect(command).toBe('npm ci --ignore-scripts');
  });

  test('runs only scripts of package.json', () => {
    const used = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(Object.keys(scripts)).toContain(name);
  });

  test('runs pull requests with read access only', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text).not.toMatch(/pull_request_target|secrets|: write/);
    const checkouts = text.match(/actions\/checkout@/g);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts?.length ?? 0);
  });
});

test('a pull request checks the packages that the build uses', () => {
  const text = read('.github/workflows/review.yml');
  expect(text).toContain('run: npm audit --omit=dev --audit-level=high\n');
  expect(text).toContain('run: npm audit signatures\n');
});

test('updates of Docusaurus come together', () => {
  const {updates} = parse(read('.github/dependabot.yml')) as {updates: Update[]};
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  expect(updates[0]?.groups['docusaurus']?.patterns).toEqual(['@docusaurus/*']);
});

test('the guide and the template name the artifact of the report', () => {
  const [, artifact = ''] =
    /name: (\S+)\n.*report\.html/.exec(read('.github/workflows/review.yml')) ?? [];
  expect(artifact).toBe('review-report');
  expect(read('src/handbook/review-a-change.mdx')).toContain(`\`${artifact}\``);
  expect(read('.github/pull_request_template.md')).toContain(`\`${artifact}\``);
});

test('CODEOWNERS names folders that exist', () => {
  const folders = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(
    ([, folder]) => folder ?? '',
  );
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) expect(existsSync(path.join(root, folder)), folder).toBe(true);
});
