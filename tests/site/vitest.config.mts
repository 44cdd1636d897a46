import {defineConfig} from 'vitest/config';

/** The tests of the built site, without a browser. */
export default defineConfig({
  test: {
    include: ['tests/site/*.test.ts'],
    isolate: false, // with one worker, parses the pages once
    maxWorkers: 1,
    testTimeout: 120_000, // slow machines
  },
});
