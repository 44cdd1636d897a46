/**
 * Runs the browser tests over build/. What follows goes to Playwright:
 *
 *     npm run test:browser -- header --headed
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {findBrowser} from './find-browser';

const root = fileURLToPath(new URL('..', import.meta.url));

function main(): number {
  if (!existsSync(path.join(root, 'build/sitemap.xml'))) {
    console.error('There is no built site. Run npm run build first.');
    return 1;
  }
  let browser: string;
  try {
    browser = findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
    'cli.js',
  );
  const config = path.join(root, 'tests/playwright.config.ts');
  const {status} = spawnSync(
    process.execPath,
    [cli, 'test', '-c', config, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, CHROMIUM_PATH: browser},
    },
  );
  return status ?? 1;
}

process.exitCode = main();
