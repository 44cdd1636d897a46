import path from 'node:path';
import {createRequire} from 'node:module';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';

const {resolve} = createRequire(__filename);

/**
 * Client modules of the preset that this site does not use: Infima (src/css has its own reset, grid and buttons), Prism
 * (no page shows code) and the progress bar (its markup has an invalid ARIA role). Throws when one no longer exists.
 */
const unusedModules = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/** Names the cascade layers of the preset's stylesheets. This site loads none of them. */
const layers = path.join('docusaurus-plugin-css-cascade-layers', 'default', 'layers.css');

/**
 * The cascade layer of each folder of stylesheets; src/css/index.css has their order. A later layer wins over an earlier
 * one whatever the selectors, so no stylesheet needs a stronger selector than what it styles.
 */
const cascadeLayers: readonly (readonly [name: string, files: RegExp])[] = [
  ['overrides', /\/src\/css\/(?:overrides|print)\.css$/],
  ['base', /\/src\/css\/(?:tokens|tones|base)\.css$/],
  ['parts', /\/src\/css\/(?:layout|buttons|media|parts)\.css$/],
  ['elements', /\/src\/elements\//],
  ['sections', /\.module\.css$/],
];

/** Puts a stylesheet into the layer of its folder. */
const layer: ReturnType<typeof customMedia> = {
  postcssPlugin: 'evo-layer',
  Once(root, {AtRule}) {
    const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const name = cascadeLayers.find(([, files]) => files.test(file))?.[0];
    const {nodes} = root;
    if (name) root.removeAll().append(new AtRule({name: 'layer', params: name, nodes}));
  },
};

/** Leaves out the preset's unused client modules, and gives PostCSS the breakpoints of src/css. */
export default function themeTrim({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'evo-theme-trim',

    configureWebpack() {
      const files = [
        ...unusedModules.map((name) => resolve(name)),
        path.join(generatedFilesDir, layers),
      ];
      return {resolve: {alias: Object.fromEntries(files.map((file) => [file, false]))}};
    },

    // Without Docusaurus' postcss-preset-env: its minifier (Lightning CSS) writes CSS for the same browsers
    configurePostCss(postCss) {
      const breakpoints = path.join(siteDir, 'src', 'css', 'breakpoints.css');
      return {
        ...postCss,
        plugins: [globalData({files: [breakpoints]}), customMedia(), layer],
        config: false, // do not look for a file of options beside each stylesheet
      };
    },
  };
}
