import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What Docusaurus' types, which are those of webpack, lack. */
interface Rspack {
  SubresourceIntegrityPlugin: new (options: {hashFuncNames: string[]; htmlPlugin: false}) => {
    apply: () => void;
  };
}

/** In the folder of generated files: the integrity of the scripts and styles that pages load, by file name. */
export const integrityFile = 'evo-integrity.json';

/**
 * Lets browsers refuse scripts and styles of which a byte has changed. Chunks get their hashes from the bundler's
 * runtime; the template of deferred-loading writes those of the other files into the pages.
 */
export default function subresourceIntegrity({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'evo-subresource-integrity',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const {SubresourceIntegrityPlugin} = currentBundler.instance as unknown as Rspack;
      return {
        output: {crossOriginLoading: 'anonymous'}, // the plugin requires it
        plugins: [
          new SubresourceIntegrityPlugin({
            hashFuncNames: ['sha256'], // the shortest: every first visit loads the hashes of all chunks
            htmlPlugin: false,
          }),
          {
            apply(compiler) {
              compiler.hooks.afterEmit.tap('evo-subresource-integrity', ({entrypoints}) => {
                const files = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
                const hashes = files.map((file) => [
                  file,
                  hash(path.join(compiler.outputPath, file)),
                ]);
                const json = JSON.stringify(Object.fromEntries(hashes));
                writeFileSync(path.join(generatedFilesDir, integrityFile), json);
              });
            },
          },
        ],
      };
    },
  };
}

const hash = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
