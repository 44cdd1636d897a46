import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const doubles = path.join(root, 'tests/support/docusaurus');

/** tests/support/docusaurus/Link.tsx replaces @docusaurus/Link in unit tests, and so on for every file there. */
const docusaurus = readdirSync(doubles).map((file) => ({
  find: new RegExp(`^@docusaurus/${path.parse(file).name}$`),
  replacement: path.join(doubles, file),
}));

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
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/support/*.test.ts'],
          environment: 'node',
          isolate: false, // halves the time; files share modules, so a test must undo what it stubs or changes
          testTimeout: 30_000, // reading the types of all sections takes seconds on a busy machine
          // Keeps the class names as written
          css: {include: [/\.module\.css$/], modules: {classNameStrategy: 'non-scoped'}},
        },
      },
      {
        // The built site, without a browser
        root,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          isolate: false, // parses the pages once per worker
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        // A copy of the project with more posts, built once
        root,
        test: {
          name: 'newsroom',
          include: ['tests/newsroom/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 300_000,
        },
      },
      {
        // Mistakes that writers make, and what the checker reports
        root,
        test: {
          name: 'writing',
          include: ['tests/writing/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 1, // TypeScript reads the sections once
          testTimeout: 120_000,
        },
      },
      {
        // The review report: its parts, and whole reviews of a copy of the project
        root,
        test: {
          name: 'review',
          include: ['tests/review/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false, // each file builds the site and starts browsers
        },
      },
      {
        // The main journeys in Firefox and WebKit
        root,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The site in a fresh clone
        root,
        test: {
          name: 'clone',
          include: ['tests/deep/clone.test.ts'],
          environment: 'node',
          testTimeout: 900_000,
        },
      },
      {
        // Damaged files, and what the checker makes of them
        root,
        test: {
          name: 'fuzz',
          include: ['tests/deep/fuzz/*.test.ts'],
          environment: 'node',
        },
      },
      {
        // Two clean builds
        root,
        test: {
          name: 'reproducible',
          include: ['tests/deep/reproducible.test.ts'],
          environment: 'node',
          testTimeout: 2_400_000,
        },
      },
    ],
  },
});
