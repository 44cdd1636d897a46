import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Pages are fetched ahead when a visitor means to open them: the pointer, a finger or the keyboard's focus is on a
 * link. Docusaurus also fetches the scripts of every page that a visible link leads to, which costs a phone more than
 * the page it shows; that half is taken out (./nothing.ts), the other half (`window.docusaurus.preload`) is used.
 * Neither happens where the visitor wishes to save data, or the connection is slow.
 */
export default function intent({siteDir}: LoadContext): Plugin {
  return {
    name: 'evo-intent',
    getClientModules: () => [path.join(siteDir, 'src', 'theme', 'StillPage', 'intent.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/prefetch$/, (resource) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
              resource.request = path.join(__dirname, 'nothing.ts');
            }
          }),
        ],
      };
    },
  };
}
