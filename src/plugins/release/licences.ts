import path from 'node:path';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';

/** Packages whose files visitors load, but no script imports. */
const fontPackages = ['@fontsource-variable/anek-latin'];

/** Writes `/licences.txt`: the licence of every package in the scripts and fonts that visitors load. */
export function createLicencePlugin(siteDir: string): LicenseWebpackPlugin {
  return new LicenseWebpackPlugin({
    perChunkOutput: false,
    outputFilename: 'licences.txt',
    additionalModules: fontPackages.map((name) => ({
      name,
      directory: path.join(siteDir, 'node_modules', name),
    })),
    licenseFileOverrides: {isarray: 'README.md'}, // its only copy of the licence
  });
}
