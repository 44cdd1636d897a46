import process from 'node:process';

import {defineConfig} from 'playwright/test';

import {findBrowser} from '../src/tools/browser';
import {desktop} from './support/viewports';

process.env['CHROMIUM_PATH'] ??= findBrowser(); // in the main process: workers inherit it

// The plain build has none of the optimisations that these tests are about
const leftOut = process.env['EVO_PLAIN'] === 'true' ? [/@optimised/] : [];

/**
 * The browser tests of the built site:
 *
 *     npm run test:browser -- header --headed
 *     npx playwright test --config tests/playwright.config.ts --project=deep --shard=1/4
 */
export default defineConfig({
  outputDir: '../test-results',
  globalSetup: './support/serveBuild.ts',
  fullyParallel: true,
  workers: 3, // on two cores: tests mostly wait
  projects: [
    {name: 'budgets', testMatch: 'budgets.spec.ts'}, // first, because it takes longest
    {name: 'site', testDir: './browser', grepInvert: [/@rare/, ...leftOut]},
    // Old browsers, slow networks, paper: tests beside those of the same component, which only deep tests run
    {name: 'rare', testDir: './browser', grep: /@rare/, grepInvert: leftOut},
    {
      name: 'deep',
      testDir: './deep',
      testMatch: '*.spec.ts',
      testIgnore: ['admin*', 'hosting*'],
    },
    {name: 'admin', testDir: './deep', testMatch: 'admin.spec.ts'},
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
      // As root, and without network requests of its own
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium loads two pages for the popups of its address bar with each window, a third of a short test's time.
        // The switch replaces Playwright's own; PaintHolding is what the tests need of it.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding',
      ],
    },
    viewport: desktop,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block', // a worker would answer requests that tests watch and fail; deep/offline.spec.ts allows it
    baseURL: process.env['SITE_URL'], // set by serveBuild.ts before the workers read this
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
