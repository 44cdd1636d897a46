import {spawnSync} from 'node:child_process';
import process from 'node:process';

import {chromium} from 'playwright/test';

/** Where packages and installers put Chromium or Chrome. */
const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium that starts: `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own,
 * which it installs if there is no other.
 * @throws Error that names the fix when no browser can be found or installed
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`No browser starts at CHROMIUM_PATH=${named}.\n→ Correct it, or unset it.`);
  }
  const candidates = [...installedBrowsers, chromium.executablePath()];
  const found = candidates.find(starts);
  if (found) return found;
  spawnSync('npx playwright install --with-deps chromium', {shell: true, stdio: 'inherit'});
  if (starts(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'No Chromium found, and Playwright could not install it.\n' +
      '→ Install Chromium or Chrome, and name it: CHROMIUM_PATH=/path/to/chromium',
  );
}

// Some distributions install a script that only prints how to get Chromium
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0;
}
