import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {buildMessage, linkPackages} from './builds';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evo-review-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
}

test('the message of a failed build begins at its error and has no stack frames', () => {
  const output =
    '[INFO] Creating …\n[ERROR] Error: pages/ride.mdx:1:2  Wrong.\n    at f (/x/y.js:1:1)\n/x/pages/ride.mdx';
  expect(buildMessage(output, '/x')).toBe(
    '[ERROR] Error: pages/ride.mdx:1:2  Wrong.\npages/ride.mdx',
  );
});

test.each([
  ['the same lockfile gets the packages of the project', '{}', 'linked'],
  ['another lockfile gets packages of its own', '{"other": true}', 'its own'],
])('a revision with %s', async (_, lockfile, expected) => {
  const [root, checkout] = [path.join(folder, 'root'), path.join(folder, 'checkout')];
  writeFiles(root, {'package-lock.json': '{}', 'node_modules/one/index.js': 'linked'});
  writeFiles(checkout, {'package-lock.json': lockfile});
  await linkPackages(root, checkout, (target) => {
    writeFiles(target, {'node_modules/one/index.js': 'its own'});
    return Promise.resolve();
  });
  const installed = path.join(checkout, 'node_modules/one/index.js');
  expect(readFileSync(installed, 'utf8')).toBe(expected);
});
