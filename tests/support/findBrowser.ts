import {execSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';

import {chromium} from 'playwright/test';

/**
 * Where packages and installers put Chromium or Chrome. The first has no window, and takes a quarter less time. Not
 * /usr/bin/chromium-browser: on Ubuntu, it only prints how to get Chromium.
 */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of `CHROMIUM_PATH`, of an installed browser, or of Playwright's own, which it installs if needed. */
export function findBrowser(): string {
  const own = chromium.executablePath();
  const found = process.env['CHROMIUM_PATH'] ?? [...installed, own].find(existsSync);
  if (!found) execSync('npx playwright install chromium', {stdio: 'inherit'});
  return found ?? own;
}
