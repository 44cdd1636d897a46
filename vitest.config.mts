import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {'@site': fileURLToPath(new URL('.', import.meta.url))},
  },
  test: {
    isolate: false, // halves the time; a test must undo what it stubs or changes
    testTimeout: 120_000, // slow machines
    hookTimeout: 120_000,
    projects: [
      // The tests of logic, beside its source
      {extends: true, test: {name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts']}},
      // The tests of the built site, without a browser. One worker parses the pages once
      {extends: true, test: {name: 'site', include: ['tests/site/*.test.ts'], maxWorkers: 1}},
    ],
  },
});
