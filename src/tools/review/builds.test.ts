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

test('a revision with another lockfile gets packages of its own, installed once', async () => {
  const [root, checkout] = [path.join(folder, 'root'), path.join(folder, 'checkout')];
  writeFiles(folder, {
    'root/package-lock.json': '{}',
    'checkout/package-lock.json': '{"other": true}',
  });
  let installations = 0;
  const install = (target: string) => {
    installations += 1;
    writeFiles(target, {'node_modules/its-own/index.js': 'its own'});
    return Promise.resolve();
  };
  for (let time = 0; time < 2; time += 1) {
    await linkPackages(root, path.join(folder, 'cache'), checkout, install);
  }
  expect(installations).toBe(1);
  expect(readFileSync(path.join(checkout, 'node_modules/its-own/index.js'), 'utf8')).toBe(
    'its own',
  );
});
