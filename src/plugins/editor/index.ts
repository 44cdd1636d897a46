import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {staticCache} from '../cache';

/** Copies the script and the icon font that `static/admin/index.html` loads from the package of Sveltia CMS. */
export default function editor({siteDir}: LoadContext): Plugin {
  const cms = path.dirname(require.resolve('@sveltia/cms'));
  const [icons = ''] = globSync('assets/material-symbols-outlined*.woff2', {cwd: cms});
  const folder = path.join(siteDir, staticCache, 'admin');
  mkdirSync(folder, {recursive: true});
  copyFileSync(path.join(cms, '../dist/sveltia-cms.js'), path.join(folder, 'sveltia-cms.js'));
  copyFileSync(path.join(cms, icons), path.join(folder, 'icons.woff2'));
  return {name: 'evo-editor'};
}
