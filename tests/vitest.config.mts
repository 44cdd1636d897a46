import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';
import type {ProjectConfig} from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const stubs = path.join(root, 'tests/support/docusaurus');

/** tests/support/docusaurus/Link.tsx replaces @docusaurus/Link in unit tests, and so on for every file there. */
const docusaurus = readdirSync(stubs).map((file) => ({
  find: new RegExp(`^@docusaurus/${path.parse(file).name}$`),
  replacement: path.join(stubs, file),
}));

/** The tests of one npm script or deep step. */
const project = (name: string, include: string, options: ProjectConfig = {}) => ({
  root,
  test: {name, include: [include], ...options},
});

export default defineConfig({
  root,
  cacheDir: path.join(root, '.cache/vitest'),
  test: {
    reporters: ['default'],
    projects: [
      {
        // Units and components, each test beside its source. Component tests name happy-dom in their first line.
        root,
        resolve: {alias: [...docusaurus, {find: /^@site\//, replacement: root}]},
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          isolate: false, // halves the time; files share modules, so a test must undo what it stubs or changes
          testTimeout: 30_000, // reading the types of all sections takes seconds on a busy machine
          // Keeps the class names as written
          css: {include: [/\.module\.css$/], modules: {classNameStrategy: 'non-scoped'}},
        },
      },
      // The built site, without a browser
      project('build', 'tests/build/**/*.test.ts', {
        isolate: false, // parses the pages once per worker
        maxWorkers: 2,
        testTimeout: 30_000,
      }),
      // A copy of the project with more posts, built once
      project('newsroom', 'tests/deep/newsroom.test.ts', {hookTimeout: 300_000}),
      // Mistakes that writers make, and what the checker reports
      project('writing', 'tests/writing/**/*.test.ts', {
        isolate: false,
        maxWorkers: 1, // TypeScript reads the sections once
        testTimeout: 120_000,
      }),
      // The main journeys in Firefox and WebKit
      project('engines', 'tests/engines/*.test.ts', {testTimeout: 60_000, hookTimeout: 60_000}),
      // Damaged files, and what the checker makes of them
      project('fuzz', 'tests/deep/fuzz.test.ts'),
      // Two builds of fresh clones
      project('reproducible', 'tests/deep/reproducible.test.ts', {testTimeout: 2_400_000}),
    ],
  },
});
