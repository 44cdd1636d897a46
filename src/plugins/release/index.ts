import {appendFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isRelease} from '../../env';
import {findPlaceholders} from '../../validation/launch/findPlaceholders';
import {securityText} from '../../validation/launch/securityContact';
import {ContentError} from '../../validation/problem';
import {createLicencePlugin, mapLicences} from './licences';

/**
 * Keeps placeholders and samples from going live, and writes `/.well-known/security.txt` and `/licences.txt`. One plugin
 * for all of it, because every plugin's name is in the scripts that visitors load.
 *
 * @throws with every placeholder that is left, in a build with `EVO_RELEASE=true`
 */
export default function release({siteDir}: LoadContext): Plugin {
  const problems = isRelease() ? findPlaceholders(siteDir) : [];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    name: 'evo-release',

    configureWebpack(_config, isServer) {
      const isForVisitors = !isServer && process.env.NODE_ENV === 'production';
      const plugins: unknown[] = isForVisitors ? [createLicencePlugin()] : [];
      return {plugins} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'security.txt'), securityText());
      await appendFile(path.join(outDir, 'licences.txt'), mapLicences);
    },
  };
}
