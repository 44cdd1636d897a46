import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  cacheDir: path.join(root, 'node_modules/.cache/vitest'),
  test: {
    projects: [
      {
        // Logic, beside its source
        root,
        resolve: {
          alias: [
            {find: '@site', replacement: root},
            {
              find: /^@docusaurus\/(Head|Link)$/,
              replacement: path.join(root, 'tests/support/docusaurus/$1.tsx'),
            },
          ],
        },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          isolate: false, // halves the time; a test must undo what it stubs or changes
          testTimeout: 30_000, // slow machines
        },
      },
      {
        // The built site, without a browser
        root,
        test: {
          name: 'site',
          include: ['tests/site/*.test.ts'],
          isolate: false, // with one worker, parses the pages once
          maxWorkers: 1,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
