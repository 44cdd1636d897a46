/**
 * Finds a Chromium for the browser tests, and installs one where there is none.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {chromium} from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const minutes = 60_000;

/** How a found browser is started: it may be root's, has no screen, and asks nothing of the network by itself. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether a file is there and starts: some distributions put a script there that only says what to install. */
function starts(file: string): boolean {
  return (
    existsSync(file) &&
    spawnSync(file, ['--version'], {timeout: 30_000, stdio: 'ignore'}).status === 0
  );
}

function onPath(name: string): string | undefined {
  const extension = process.platform === 'win32' ? '.exe' : '';
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name + extension))
    .find(starts);
}

function playwrightsOwn(): string | undefined {
  try {
    const file = chromium.executablePath();
    return starts(file) ? file : undefined;
  } catch {
    return undefined; // Playwright has none for this system
  }
}

function installed(): string | undefined {
  for (const name of names) {
    const file = onPath(name);
    if (file) return file;
  }
  return playwrightsOwn();
}

/** Runs a command in view of whoever waits for it, and says whether it went well. */
function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'inherit', timeout: 10 * minutes, env}).status === 0;
}

function installWithPlaywright(): boolean {
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  );
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function installWithApt(): boolean {
  const apt = '/usr/bin/apt-get';
  if (!existsSync(apt)) return false;
  const asRoot = (...args: string[]) =>
    process.getuid?.() === 0 ? run(apt, args) : run('sudo', ['-n', apt, ...args]);
  return asRoot('update') && asRoot('install', '-y', 'chromium');
}

/**
 * The path of a Chromium that starts.
 * @throws Error that says in plain words what was tried
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, and no browser starts there. Correct it, or unset it.`,
    );
  }
  const found = installed();
  if (found) return found;

  console.log('There is no Chromium here yet. Installing one …');
  for (const install of [installWithPlaywright, installWithApt]) {
    install(); // what counts is whether a browser starts afterwards
    const file = installed();
    if (file) return file;
  }
  throw new Error(
    'The browser tests need Chromium. Neither Playwright nor apt-get could install it.\n' +
      'Install Chromium or Chrome yourself, then name it: CHROMIUM_PATH=/path/to/chromium npm run test:browser',
  );
}
