/** Finds Chromium for the browser tests, and installs it where it is missing. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {chromium} from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Lets Chromium run as root, without a screen, and without network requests of its own. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Some distributions install a script that only prints how to get Chromium
function starts(file: string): boolean {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0
  );
}

function findInPath(name: string): string | undefined {
  const extension = process.platform === 'win32' ? '.exe' : '';
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name + extension))
    .find(starts);
}

function findInstalled(): string | undefined {
  for (const name of names) {
    const file = findInPath(name);
    if (file) return file;
  }
  try {
    const file = chromium.executablePath();
    return starts(file) ? file : undefined;
  } catch {
    return undefined; // Playwright has no browser for this system
  }
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'inherit', timeout: 600_000, env}).status === 0;
}

/** The command line program of Playwright, to run with Node. */
export const playwrightCli = path.join(
  path.dirname(
    createRequire(path.join(process.cwd(), 'package.json')).resolve('playwright/package.json'),
  ),
  'cli.js',
);

function installWithApt(): boolean {
  const apt = '/usr/bin/apt-get';
  if (!existsSync(apt)) return false;
  const asRoot = (...args: string[]) =>
    process.getuid?.() === 0 ? run(apt, args) : run('sudo', ['-n', apt, ...args]);
  return asRoot('update') && asRoot('install', '-y', 'chromium');
}

/**
 * Returns the path of a Chromium that starts.
 * @throws Error that names the fix when no browser can be found or installed
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new Error(`No browser starts at CHROMIUM_PATH=${named}.\n→ Correct it, or unset it.`);
  }
  const found = findInstalled();
  if (found) return found;

  console.log('No Chromium found. Installing it…');
  const installers = [
    () => run(process.execPath, [playwrightCli, 'install', 'chromium']),
    installWithApt,
  ];
  for (const install of installers) {
    install();
    const file = findInstalled();
    if (file) return file;
  }
  throw new Error(
    'The browser tests need Chromium, and neither Playwright nor apt-get could install it.\n' +
      '→ Install Chromium or Chrome, then run CHROMIUM_PATH=/path/to/chromium npm run test:browser',
  );
}
