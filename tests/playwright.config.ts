import process from 'node:process';

import {defineConfig} from 'playwright/test';

import {browserArguments} from './support/browserArguments';

// The plain build has none of the optimisations that these tests are about
const leftOut = process.env['EVO_PLAIN'] === 'true' ? [/@optimised/] : [];

/** tests/support/runBrowser.ts starts this. It finds the browser and names the build. */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './support/serveBuild.ts',
  fullyParallel: true,
  workers: 3, // on two cores: tests mostly wait
  projects: [
    {name: 'site', testDir: './browser', grepInvert: [/@rare/, ...leftOut]},
    // Old browsers, slow networks, paper: tests beside those of the same component, which only deep tests run
    {name: 'rare', testDir: './browser', grep: /@rare/, grepInvert: leftOut},
    {
      name: 'deep',
      testDir: './deep',
      testMatch: '*.spec.ts',
      testIgnore: ['handbook*', 'hosting*'],
    },
    {name: 'budgets', testMatch: 'budgets.spec.ts'},
    {name: 'handbook', testDir: './deep', testMatch: 'handbook*.spec.ts'},
    {name: 'hosting', testDir: './deep', testMatch: 'hosting.spec.ts'},
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Machines render the same text a little differently
    toHaveScreenshot: {threshold: 0.25, maxDiffPixelRatio: 0.1},
  },
  // The screenshots in the guides of the handbook, which its tests compare with the site
  snapshotPathTemplate: '../src/handbook/shots/{arg}{ext}',
  updateSnapshots: process.env['EVO_SHOTS'] === 'renew' ? 'all' : 'none',
  reporter: 'line',
  use: {
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
    screenshot: 'only-on-failure',
  },
});
