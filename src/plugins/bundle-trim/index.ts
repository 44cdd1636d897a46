import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replaces `tslib` (3 KB) in the browser's scripts with the only helper that they call (./tslib.ts). The bundler cannot
 * drop the other helpers, because a CommonJS module requires the package.
 */
export default function bundleTrim(): Plugin {
  return {
    name: 'evo-bundle-trim',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      return {resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}}};
    },
  };
}
