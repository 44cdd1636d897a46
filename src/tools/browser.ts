/** Finds Chromium for screenshots and browser tests, and installs it where it is missing. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {chromium} from 'playwright';

import {browserPath} from '../env';

/** The command line program of Playwright, to run with Node. */
const playwrightCli = path.join(
  path.dirname(createRequire(__filename).resolve('playwright/package.json')),
  'cli.js',
);

/** Where packages and installers put Chromium or Chrome. */
const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const asRoot = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
const installers = [
  `"${process.execPath}" "${playwrightCli}" install chromium`,
  `${asRoot}apt-get update && ${asRoot}apt-get install --yes chromium`,
];

/**
 * Returns the path of a Chromium that starts.
 * @throws Error that names the fix when no browser can be found or installed
 */
export function findBrowser(): string {
  const named = browserPath();
  if (named) {
    if (starts(named)) return named;
    throw new Error(`No browser starts at CHROMIUM_PATH=${named}.\n→ Correct it, or unset it.`);
  }
  for (const installer of [undefined, ...installers]) {
    if (installer) {
      console.log(`No Chromium found. Installing it: ${installer}`);
      spawnSync(installer, {shell: true, stdio: 'inherit', timeout: 600_000});
    }
    const found = [...installedBrowsers, chromium.executablePath()].find(starts);
    if (found) return found;
  }
  throw new Error(
    'Neither Playwright nor apt-get could install Chromium.\n' +
      '→ Install Chromium or Chrome, and name it: CHROMIUM_PATH=/path/to/chromium',
  );
}

// Some distributions install a script that only prints how to get Chromium
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0;
}
