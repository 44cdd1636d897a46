import {copyFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Copies the script and the icon font of Sveltia CMS to `static/admin/`, where the page of the editor loads them. */
export default function editor({siteDir}: LoadContext): Plugin {
  const cwd = path.join(path.dirname(require.resolve('@sveltia/cms')), '..');
  const [icons = ''] = globSync('npm/assets/material-symbols-outlined*.woff2', {cwd});
  const folder = path.join(siteDir, 'static/admin');
  copyFileSync(path.join(cwd, 'dist/sveltia-cms.js'), path.join(folder, 'sveltia-cms.js'));
  copyFileSync(path.join(cwd, icons), path.join(folder, 'icons.woff2'));
  return {name: 'evo-editor'};
}
