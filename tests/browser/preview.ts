/**
 * The site as those see it who work on it, handbook included: built into `.cache/preview`, beside the site itself.
 */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

import {globSync} from 'tinyglobby';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built preview. */
export const preview = path.join(root, '.cache/preview');

/** Which state of the files the preview was built from. */
const stamp = path.join(root, '.cache/preview.stamp');

/** Every file that the handbook's pages are made from. */
export const handbookFiles = globSync(
  ['src/handbook/*.mdx', 'src/sections/*/*.mdx', 'src/elements/*/*.mdx'],
  {cwd: root},
).sort();

/** Builds the preview, unless it was built from the files as they are. */
export async function buildPreview(): Promise<void> {
  const state = filesState();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(stamp, {force: true});
  const command = ['src/tools/build.mjs', '--out-dir', preview];
  const build = promisify(execFile)(process.execPath, command, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EVO_PREVIEW: 'true',
      // Not .docusaurus: a server that is running in this folder has its files there
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/preview.generated',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', // what is kept there is of the other folder
    },
  });
  await build.catch((error: unknown) => {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`The preview does not build:\n${`${stdout}\n${stderr}`.slice(-3000)}`);
  });
  writeFileSync(stamp, state);
}

/** A hash of the names, sizes and times of everything that a build reads. */
function filesState(): string {
  const hash = createHash('sha256');
  const files = globSync(
    ['src/**', 'pages/**', 'news/**', 'static/**', '*.ts', 'package.json', 'package-lock.json'],
    {cwd: root},
  );
  for (const file of files.sort()) {
    const {size, mtimeMs} = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
