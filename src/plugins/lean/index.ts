import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';

/**
 * What the classic theme brings to every visit and this site does not use: Infima's stylesheet (the design has
 * its own reset, type, grid and buttons in src/css), Prism with its languages (no page shows code), and the
 * progress bar (its markup has an ARIA role that does not exist).
 */
const unused = /(infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css|theme-classic[\\/]lib[\\/](prism-include-languages|nprogress))(\.js)?$/;

/** Takes those out, and lets every stylesheet name the breakpoints of src/css/breakpoints.css. */
export default function lean({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-lean',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const nothing = path.join(siteDir, 'src', 'plugins', 'lean', 'nothing.ts');
      return {plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(unused, nothing)]};
    },
    configurePostCss(options) {
      const breakpoints = path.join(siteDir, 'src', 'css', 'breakpoints.css');
      options.plugins.unshift(globalData({files: [breakpoints]}), customMedia());
      return options;
    },
  };
}
