import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of logic, beside its source. Those of the built site are in tests/site, with a configuration of their own. */
export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: inRoot('.')},
      {
        find: /^@docusaurus\/(Head|Link)$/,
        replacement: inRoot('tests/support/docusaurus/$1.tsx'),
      },
    ],
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    isolate: false, // halves the time; a test must undo what it stubs or changes
    testTimeout: 120_000, // slow machines
    hookTimeout: 120_000,
  },
});
