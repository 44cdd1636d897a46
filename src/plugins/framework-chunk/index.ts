import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Cuts the scripts that every page loads in two: React, which changes with an upgrade alone and stays in visitors'
 * caches from one release of the site to the next, and the rest. Both are fetched at the same time.
 *
 * Most of React runs whenever a page begins. Its first line asks the browser to compile all of it beside the page, while
 * it arrives, instead of function by function when each is called (Chromium's explicit compile hints,
 * https://v8.dev/blog/explicit-compile-hints; to other browsers it is a comment).
 *
 * They begin one after the other (./entry.ts), with pauses in which the browser answers to the visitor.
 */
export default function chunks(): Plugin {
  return {
    name: 'evo-chunks',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const {BannerPlugin, Compilation} = currentBundler.instance;
      const compileAtOnce = new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /framework\.\w+\.js$/,
        stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, // after the comments have been taken out
      });
      return {
        entry: path.join(__dirname, 'entry.ts'),
        plugins: [compileAtOnce],
        optimization: {
          splitChunks: {
            cacheGroups: {
              framework: {
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                name: 'framework',
                chunks: 'all',
                priority: 60,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
