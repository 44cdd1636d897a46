/**
 * `npm run build:admin`: writes the editor as a folder for a host of its own. Writers sign in with a token of GitHub, and
 * each entry becomes a branch and a pull request.
 */
import {writeFileSync} from 'node:fs';
import process from 'node:process';

import {runTool} from '../cli';
import {createConfig} from './config';
import {writeEditor} from './writeEditor';

const folder = 'build-admin';
const help = `Writes the editor into ${folder}/, for a host of its own: npm run build:admin`;

void runTool('npm run build:admin', help, async () => {
  await writeEditor(folder, 'remote');
  const config = {...createConfig(process.cwd()), publish_mode: 'editorial_workflow'};
  writeFileSync(`${folder}/config.json`, JSON.stringify(config));
  console.log(
    `Wrote ${folder}/. Sign in with a token of GitHub that may write contents and pull requests.`,
  );
});
