import type {Plugin} from '@docusaurus/types';

/**
 * Puts React into a script of its own. It changes only with an upgrade, so browsers keep it from release to release.
 */
export default function frameworkChunk(): Plugin {
  return {
    name: 'evo-framework-chunk',
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
