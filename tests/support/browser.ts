import {spawnSync} from 'node:child_process';
import process from 'node:process';

import {chromium} from 'playwright';

/** Where packages and installers put Chromium or Chrome. */
const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const asRoot = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
const installers = [
  'npx playwright install chromium',
  `${asRoot}apt-get update && ${asRoot}apt-get install --yes chromium`,
];

/**
 * Returns the path of a Chromium that starts: `CHROMIUM_PATH`, or an installed one. Installs Chromium if none exists.
 * @throws Error that names the fix when no browser can be found or installed
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`No browser starts at CHROMIUM_PATH=${named}.\n→ Correct it, or unset it.`);
  }
  let found = installedBrowsers.find(starts);
  for (const installer of installers) {
    if (found) return found;
    console.log(`No Chromium found. Installing it: ${installer}`);
    spawnSync(installer, {shell: true, stdio: 'inherit', timeout: 600_000});
    found = installedBrowsers.find(starts);
  }
  if (found) return found;
  throw new Error(
    'Neither Playwright nor apt-get could install Chromium.\n' +
      '→ Install Chromium or Chrome, and set CHROMIUM_PATH=/path/to/chromium',
  );
}

// Some distributions install a script that only prints how to get Chromium
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0;
}
