/*
 * The second part of `npm run build`, after `docusaurus build`: what no plugin can do, because Docusaurus runs the
 * `postBuild` of all plugins at the same time. Passes over the built pages once, then writes the files that hosts need.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {isPlain} from '../env';
import {compressTextFiles} from '../hosting/compress';
import {htaccessFile} from '../hosting/formats/htaccess';
import {headersFile, redirectsFile} from '../hosting/formats/netlify';
import {writeRedirectPages} from '../hosting/redirectPages';
import {describeSite, inlineScriptHashes} from '../hosting/site';
import {integrity} from './integrity';
import {offline} from './offline';
import {readPages, type Step} from './page';
import {takeRecord} from './record';
import {sitemapImages} from './sitemapImages';
import {structuredData} from './structuredData';
import {themeSprite} from './themeSprite';

async function main(): Promise<void> {
  const {outDir} = takeRecord();
  const steps = [
    structuredData(),
    sitemapImages(outDir),
    themeSprite(),

    // Optional optimisations: see src/plugins/README.md
    !isPlain() && integrity(outDir),
    !isPlain() && offline(outDir, ['/', '/contact', '/help']),
  ].filter((step): step is Step => step !== false);

  const scriptHashes = new Set<string>();
  for (const page of readPages(outDir)) {
    for (const step of steps) step.onPage(page);
    for (const hash of inlineScriptHashes(page.html)) scriptHashes.add(hash);
    writeFileSync(page.file, page.html);
  }
  for (const step of steps) await step.finish?.();

  writeRedirectPages(outDir);
  const site = describeSite(outDir, scriptHashes);
  writeFileSync(path.join(outDir, '_headers'), headersFile(site));
  writeFileSync(path.join(outDir, '_redirects'), redirectsFile(site));
  writeFileSync(path.join(outDir, '.htaccess'), htaccessFile(site));
  await compressTextFiles(outDir);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
