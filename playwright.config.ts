import process from 'node:process';

import {defineConfig} from 'playwright/test';

import {findBrowser} from './tests/support/findBrowser';
import {preview} from './tests/support/preview';
import {desktop} from './tests/support/viewports';

process.env['CHROMIUM_PATH'] ??= findBrowser(); // in the main process: workers inherit it

/** Docusaurus reads the port of its server from PORT, too. */
const port = Number(process.env['PORT'] ?? 3210);

/** Popups of the address bar and a process in reserve, which take a third of a short test's time. */
const unused = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess';

const chromium = {
  permissions: ['clipboard-read', 'clipboard-write'], // a browser without a window asks nobody
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'],
    args: [
      '--disable-gpu',
      '--js-flags=--no-maglev --no-turbofan', // a page is too short-lived for optimising compilers
      // Replaces the list of Playwright. The tests need two features of that list
      `--disable-features=${unused},PaintHolding,RenderDocument`,
    ],
  },
};

/**
 * The browser tests of the built preview.
 *
 *     CHROMIUM_PATH=/usr/bin/chromium npm run test:browser -- menus --headed
 */
export default defineConfig({
  testDir: './tests/browser',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000, // on a busy machine, too: a failed assertion ends a test within seconds
  expect: {timeout: 10_000, toPass: {timeout: 60_000}},
  reporter: 'line',
  webServer: {
    command: `npm run serve -- --no-open --dir "${preview}"`,
    cwd: __dirname,
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: desktop,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block', // a worker would answer requests that tests watch or hold back
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'chromium', use: chromium},
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      use: {browserName},
      testIgnore: 'development.spec.ts', // React warns in every browser
    })),
  ],
});
