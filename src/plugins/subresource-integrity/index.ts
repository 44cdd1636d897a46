import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** In the folder of generated files: the integrity of the scripts and styles that pages load, by file name. */
export const integrityFile = 'evo-integrity.json';

/**
 * Lets browsers refuse the scripts and styles that every page loads when a byte has changed: records their hashes, which
 * the template of deferred-loading writes into the pages. Not the chunks of single pages: the hashes of all of them
 * would be part of every first visit (0.9 KB).
 */
export default function subresourceIntegrity({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'evo-subresource-integrity',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      return {
        plugins: [
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
