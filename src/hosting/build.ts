/*
 * `npm run build`: `docusaurus build` with the same arguments, then the files that hosts need. Docusaurus runs the
 * `postBuild` of all plugins at the same time, so no plugin could compress what the others write.
 */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {isPlain} from '../env';
import {compressTextFiles} from './compress';
import {headersFile, redirectsFile} from './formats/netlify';
import {addIntegrity} from './integrity';
import {writeRedirectPages} from './redirectPages';
import {readSite} from './site';

async function main(args: string[]): Promise<number> {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', ...args], {stdio: 'inherit'});
  if (status !== 0 || args.includes('--help')) return status ?? 1;
  const {values} = parseArgs({args, options: {'out-dir': {type: 'string'}}, strict: false});
  const dir = path.resolve(String(values['out-dir'] ?? 'build'));
  if (!isPlain()) addIntegrity(dir); // optional optimisation
  writeRedirectPages(dir);
  const site = readSite(dir);
  writeFileSync(path.join(dir, '_headers'), headersFile(site));
  writeFileSync(path.join(dir, '_redirects'), redirectsFile(site));
  await compressTextFiles(dir);
  return 0;
}

main(process.argv.slice(2)).then(
  (status) => (process.exitCode = status),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
