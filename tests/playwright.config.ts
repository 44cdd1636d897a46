import process from 'node:process';

import {defineConfig} from 'playwright/test';

import {browserArguments} from './find-browser';

/** Started by tests/run-browser.ts, which finds the browser; the site is served by tests/browser/serve.ts. */
export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  globalSetup: './browser/serve.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1, // a machine with much else to do is late now and then; which tests it was, closing-line.ts says
  projects: [
    {name: 'site', testMatch: '*.spec.ts', testIgnore: ['handbook.spec.ts', 'guides.spec.ts']},
    // The handbook is in previews alone: one is built first, where its tests are among those asked for.
    {name: 'preview', testMatch: 'preview.setup.ts'},
    {
      name: 'handbook',
      testMatch: ['handbook.spec.ts', 'guides.spec.ts'],
      dependencies: ['preview'],
    },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: {timeout: 5_000},
  reporter: [['line'], ['./browser/closing-line.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [...browserArguments],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    baseURL: process.env['SITE_URL'], // set by serve.ts before the workers read this
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
