import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const stubs = path.join(root, 'tests/stubs');

/** tests/stubs/Link.tsx stands in for @docusaurus/Link, and so on: a file added there is used at once. */
const docusaurus = readdirSync(stubs).map((file) => ({
  find: new RegExp(`^@docusaurus/${path.parse(file).name}$`),
  replacement: path.join(stubs, file),
}));

export default defineConfig({
  root,
  cacheDir: path.join(root, '.cache/vitest'),
  test: {
    reporters: ['default'],
    projects: [
      {
        // What has logic, each part by itself: `src/**/Name.test.ts(x)` beside it.
        root,
        resolve: {alias: [...docusaurus, {find: /^@site\//, replacement: root}]},
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          environment: 'node',
          // Tests see the class names that designers wrote.
          css: {include: [/\.module\.css$/], modules: {classNameStrategy: 'non-scoped'}},
        },
      },
      {
        // What the built site must be. Reads build/.
        root,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/build/setup.ts'],
          // The pages are parsed once for all files of a worker.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        // What a writer's new post does to the site: copies of the project, built.
        root,
        test: {
          name: 'newsroom',
          include: ['tests/newsroom/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        // Mistakes that writers make, and what they are told.
        root,
        test: {
          name: 'writing',
          include: ['tests/writing/**/*.test.ts'],
          environment: 'node',
          // TypeScript reads the sections once for all files of a worker.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
        },
      },
      {
        // What editors are told of a change: the parts of src/tools/review, and whole reviews of a copy of the project.
        root,
        test: {
          name: 'review',
          include: ['tests/review/**/*.test.ts'],
          environment: 'node',
          // Builds and browsers: one file after the other leaves them both cores
          fileParallelism: false,
        },
      },
    ],
  },
});
