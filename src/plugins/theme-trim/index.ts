import path from 'node:path';
import {createRequire} from 'node:module';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';
import {origin} from '../../company/site';

const {resolve} = createRequire(__filename);

/**
 * Client modules of the preset that this site does not use: Infima (src/css has its own reset, grid and buttons), Prism
 * (the build highlights code: ../highlight) and the progress bar (its markup has an invalid ARIA role). Throws when one
 * no longer exists.
 */
const unusedModules = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/** Puts each module into the cascade layer `elements` or `sections`. src/css/index.css has the layers of its files. */
const moduleLayers: ReturnType<typeof customMedia> = {
  postcssPlugin: 'evo-module-layers',
  Once(root, {AtRule}) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.css')) return;
    const params = /[\\/]src[\\/]elements[\\/]/.test(file) ? 'elements' : 'sections';
    const {nodes} = root;
    root.removeAll().append(new AtRule({name: 'layer', params, nodes}));
  },
};

/** Puts the site's address into the text that paper shows after links. */
const printOrigin: ReturnType<typeof customMedia> = {
  postcssPlugin: 'evo-print-origin',
  Declaration: {
    content(declaration) {
      declaration.value = declaration.value.replace('SITE_ORIGIN', origin);
    },
  },
};

/** Leaves out unused client modules of the preset, and gives PostCSS the breakpoints and the layers of modules. */
export default function themeTrim({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-theme-trim',

    configureWebpack() {
      const unused = unusedModules.map((name) => [resolve(name), false] as const);
      return {resolve: {alias: Object.fromEntries(unused)}};
    },

    // Without Docusaurus' postcss-preset-env: its minifier (Lightning CSS) writes CSS for the same browsers
    configurePostCss(postCss) {
      const breakpoints = path.join(siteDir, 'src', 'css', 'breakpoints.css');
      return {
        ...postCss,
        plugins: [globalData({files: [breakpoints]}), customMedia(), moduleLayers, printOrigin],
        config: false, // do not look for a file of options beside each stylesheet
      };
    },
  };
}
