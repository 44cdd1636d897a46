import {spawnSync} from 'node:child_process';
import process from 'node:process';

import {chromium} from 'playwright/test';

/** Where packages and installers put Chromium or Chrome. The first has no window, and takes a quarter less time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own, which it
 * installs if there is no other.
 */
export function findBrowser(): string {
  const own = chromium.executablePath();
  const found = process.env['CHROMIUM_PATH'] ?? [...installed, own].find(starts);
  if (!found) spawnSync('npx playwright install chromium', {shell: true, stdio: 'inherit'});
  if (starts(found ?? own)) return found ?? own;
  throw new Error(
    `${found ?? 'Chromium'} does not start.\n→ Install Chromium or Chrome, and set CHROMIUM_PATH=/path/to/chromium`,
  );
}

// Some distributions install a script that only prints how to get Chromium
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0;
}
