import {defineConfig} from 'playwright/test';

import {config, chromium} from '../playwright.config';

/**
 * The same tests in other browsers, and the comparison of screenshots (`npm run visual`):
 *
 *     npx playwright test --config tests --project=firefox
 */
export default defineConfig({
  ...config,
  outputDir: '../test-results',
  projects: [
    {name: 'firefox', testDir: './browser', use: {browserName: 'firefox'}},
    {name: 'webkit', testDir: './browser', use: {browserName: 'webkit'}},
    {
      // Compares the pages with those of another build
      name: 'visual',
      testDir: './visual',
      snapshotPathTemplate: '../.cache/visual/{arg}{ext}',
      expect: {timeout: 30_000, toHaveScreenshot: {threshold: 0.1, maxDiffPixelRatio: 0}},
      use: {...chromium, contextOptions: {reducedMotion: 'reduce'}},
    },
  ],
});
