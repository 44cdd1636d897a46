import {LicenseWebpackPlugin} from 'license-webpack-plugin';

/** Writes `/licences.txt`: the licence of every package in the scripts that visitors load. */
export function createLicencePlugin(): LicenseWebpackPlugin {
  return new LicenseWebpackPlugin({
    perChunkOutput: false,
    outputFilename: 'licences.txt',
    licenseFileOverrides: {isarray: 'README.md'}, // its only copy of the licence
  });
}

/** What static/map.svg is drawn from (src/sections/ServiceMap/outline): data, which no package holds. */
export const mapLicences = `
static/map.svg: the states of India
CC-BY-4.0
"Map of India" of @svg-maps/india by Victor Cazanave, https://github.com/VictorCazanave/svg-maps
https://creativecommons.org/licenses/by/4.0/
Changes: Assam and Meghalaya only, simplified to a grid of stitches.

static/map.svg: the Brahmaputra
LGPL-3.0-or-later
GSHHG, a Global Self-consistent, Hierarchical, High-resolution Geography Database, by Paul Wessel and Walter H. F. Smith
https://www.soest.hawaii.edu/pwessel/gshhg/
Changes: one river, simplified to a grid.
`;
