import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules that every visit would load and hardly use, and the small ones that stand in for them. */
const replaced = {
  tslib: 'tslib.ts',
  'prop-types': 'propTypes.ts',
  'hoist-non-react-statics': 'hoistStatics.ts',
} as const;

/**
 * Docusaurus imports by absolute path, and has each looked for in every static folder first: `/home/…/static/home/…`
 * with seven endings. 15,000 paths where nothing is, for all of which the development server watches after every edit.
 */
const preferAbsolute = true;

/**
 * Takes out of the visitor's scripts what Docusaurus and its libraries bring and this site never runs: the whole of
 * tslib for one of its helpers, checks of props that React 19 has dropped, and the half of the configuration that the
 * build alone reads (./config.cjs). Production builds for the browser only; ./lean.test.ts says when an upgrade needs
 * another look.
 */
export default function lean({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'evo-lean',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {resolve: {preferAbsolute}};
      return {
        resolve: {
          preferAbsolute,
          alias: Object.fromEntries(
            Object.entries(replaced).map(([name, file]) => [
              `${name}$`,
              path.join(__dirname, file),
            ]),
          ),
        },
        module: {
          rules: [
            {
              include: [path.join(generatedFilesDir, 'docusaurus.config.mjs')],
              enforce: 'pre',
              use: [path.join(__dirname, 'config.cjs')],
            },
          ],
        },
      };
    },
  };
}
