import process from 'node:process';

import {defineConfig} from 'playwright/test';

import {browserArguments} from './support/browserArguments';

/** tests/support/runBrowser.ts starts this. It finds the browser and names the build. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './support/serveBuild.ts',
  fullyParallel: true,
  workers: 3, // on two cores: tests mostly wait
  retries: 0,
  // The plain build has none of the optimisations that these tests are about
  ...(process.env['EVO_PLAIN'] === 'true' && {grepInvert: /@optimised/}),
  projects: [
    {name: 'site', testDir: './browser'},
    {
      name: 'deep',
      testDir: './deep',
      testMatch: '*.spec.ts',
      testIgnore: ['handbook*', 'hosting*'],
    },
    {name: 'handbook', testDir: './deep', testMatch: 'handbook*.spec.ts'},
    {name: 'hosting', testDir: './deep', testMatch: 'hosting.spec.ts'},
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['line'], ['./support/closingLine.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [...browserArguments],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block', // a worker would answer requests that tests watch and fail; deep/offline.spec.ts allows it
    baseURL: process.env['SITE_URL'], // set by serveBuild.ts before the workers read this
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
