import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replaces `tslib` (3 KB) in the browser's scripts with the only helper that they call (./tslib.ts). The bundler cannot
 * drop the other helpers, because a CommonJS module requires the package.
 *
 * @throws when a module calls another helper
 */
export default function bundleTrim(): Plugin {
  return {
    name: 'evo-bundle-trim',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const replacement = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^tslib$/,
        (resource) => {
          const {issuer} = resource.contextInfo;
          const helpers = readFileSync(issuer, 'utf8').match(/(?<=\btslib_1\.)\w+/g) ?? [];
          if (new Set(helpers).size !== 1 || helpers[0] !== '__importDefault') {
            throw new Error(
              `${issuer} calls other helpers of tslib than bundle-trim has.\n→ Remove the plugin from docusaurus.config.ts.`,
            );
          }
          resource.request = path.join(__dirname, 'tslib.ts');
        },
      );
      return {plugins: [replacement]};
    },
  };
}
