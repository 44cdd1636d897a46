/** What the numbers were taken on and with. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {astroVersion} from './astro';
import {root} from './sites';

export interface Machine {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  system: string;
  /** How many programs wanted a processor when the bench began: with more than there are cores, times say little. */
  load: number;
}

/** The machine as it is now. */
export function machine(): Machine {
  const cpus = os.cpus();
  return {
    processor: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memoryGigabytes: Math.round(os.totalmem() / 1024 ** 3),
    system: `${os.type()} ${os.release()}`,
    load: Number((os.loadavg()[0] ?? 0).toFixed(1)),
  };
}

/** Versions of whatever the numbers depend on. */
export function versions(browser: string): Record<string, string> {
  const packages = ['@docusaurus/core', 'react', 'lighthouse', 'playwright'];
  return {
    commit: output('git', ['describe', '--always', '--dirty']),
    node: process.version,
    browser: output(browser, ['--version']),
    ...Object.fromEntries(packages.map((name) => [name, version(name)])),
    astro: astroVersion,
  };
}

function version(name: string): string {
  const text = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}

function output(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
