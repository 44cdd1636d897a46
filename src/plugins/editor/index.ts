import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {parseDocument} from 'yaml';
import {ContentError, problemOf} from '../../check/problem';
import {repository} from '../../company/site';
import {cacheDir, staticCache} from '../cache';

/** Writes the editor at `/admin/`: its page and forms, and the script and the icon font of Sveltia CMS. */
export default function editor({siteDir, baseUrl}: LoadContext): Plugin {
  const cms = path.dirname(require.resolve('@sveltia/cms'));
  const [icons = ''] = globSync('assets/material-symbols-outlined*.woff2', {cwd: cms});
  const folder = path.join(siteDir, staticCache, 'admin');
  const config = parseDocument(readFileSync(path.join(__dirname, 'config.yml'), 'utf8'));
  config.setIn(['backend', 'repo'], new URL(repository).pathname.slice(1));
  try {
    // The first files of a build
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'config.yml'), config.toString());
  } catch (error) {
    const fix = 'Free space on the disk, or run: sudo chown -R "$USER" node_modules .docusaurus';
    throw new ContentError(problemOf(cacheDir, (error as Error).message, fix));
  }
  copyFileSync(path.join(cms, '../dist/sveltia-cms.js'), path.join(folder, 'sveltia-cms.js'));
  copyFileSync(path.join(cms, icons), path.join(folder, 'icons.woff2'));

  const page = readFileSync(path.join(__dirname, 'index.html'), 'utf8');
  const address = `${baseUrl}admin/`;
  writeFileSync(path.join(folder, 'index.html'), page.replaceAll('/admin/', address));
  return {name: 'evo-editor'};
}
