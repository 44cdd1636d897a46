import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Cuts the scripts that every page loads in two: React, which changes with an upgrade alone and stays in visitors'
 * caches from one release of the site to the next, and the rest. Both are fetched at the same time.
 */
export default function chunks(): Plugin {
  return {
    name: 'evo-chunks',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      return {
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
