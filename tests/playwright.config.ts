import {defineConfig} from 'playwright/test';

import config from '../playwright.config';

/**
 * The same tests in other browsers:
 *
 *     npx playwright test --config tests --project=firefox
 */
export default defineConfig({
  ...config,
  testDir: './browser',
  testIgnore: 'development.spec.ts', // React warns in every browser
  outputDir: '../test-results',
  projects: [
    {name: 'firefox', use: {browserName: 'firefox'}},
    {name: 'webkit', use: {browserName: 'webkit'}},
  ],
});
