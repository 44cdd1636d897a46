/**
 * Runs the browser tests on a built site. Other arguments go to Playwright:
 *
 *     npm run test:browser -- header --headed
 *     npm run test:browser -- --plain            tests build-plain/, built with EVO_PLAIN=true
 *     npm run test:browser -- --project=deep --shard=1/4
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {findBrowser, playwrightCli} from '../../src/tools/browser';
import {root} from './builtSite';

function main(args: string[]): number {
  const plain = args.includes('--plain');
  const preview = args.includes('--project=handbook'); // the handbook is in previews only
  const folder = plain ? 'build-plain' : preview ? '.cache/preview' : 'build';
  const variable = plain ? 'EVO_PLAIN=true ' : preview ? 'EVO_PREVIEW=true ' : '';
  const build = `${variable}npm run build -- --out-dir ${folder}`;
  if (!existsSync(path.join(root, folder, 'index.html'))) {
    console.error(`${folder}/ holds no built site.\n→ Run ${build} first.`);
    return 1;
  }
  const rest = args.filter((arg) => arg !== '--plain');
  if (!rest.some((arg) => arg.startsWith('--project'))) rest.unshift('--project=site');
  const config = path.join(root, 'tests/playwright.config.ts');
  const {status} = spawnSync(process.execPath, [playwrightCli, 'test', '-c', config, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findBrowser(),
      BUILD_FOLDER: folder,
      ...(plain && {EVO_PLAIN: 'true'}),
    },
  });
  return status ?? 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
