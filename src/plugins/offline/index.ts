import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {hasOffline} from '../../env';
import {compileScript} from '../compileScript';
import {readRouteChunks} from '../routeChunks';

interface Options {
  /** Routes of the pages that open offline even if the visitor has not seen them. */
  routes: readonly string[];
}

/** Route of the page that replaces other pages. */
const fallback = 'offline';

/** Scripts and styles that every page loads. */
const sharedFiles = [
  'assets/js/{main,runtime~main,framework}.*.js',
  'assets/css/*.css',
  'assets/*.svg',
];

/**
 * Makes the site work offline after a first visit: `sw.js` is a service worker (./worker/worker.ts), registered by ./client.ts.
 * With `EVO_OFFLINE=false` it is one that removes itself (./worker/removal.ts).
 *
 * `postBuild` is synchronous, so that plugins after this one find its files.
 */
export default function offline(
  {baseUrl, generatedFilesDir}: LoadContext,
  {routes}: Options,
): Plugin {
  const isActive = hasOffline() && process.env.NODE_ENV === 'production';
  const pages = [fallback, ...routes.map((route) => route.slice(1))];
  return {
    name: 'evo-offline',

    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (isActive ? [path.join(__dirname, 'client.ts')] : []),

    contentLoaded({actions}) {
      const route = normalizeUrl([baseUrl, fallback]);
      if (hasOffline())
        actions.addRoute({path: route, component: '@theme/OfflinePage', exact: true});
    },

    postBuild({outDir}) {
      const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
      const write = (file: string, text: string) => writeFileSync(path.join(outDir, file), text);
      if (!isActive) {
        write('sw.js', compileScript(path.join(__dirname, 'worker/removal.ts')));
        return;
      }
      // At any other URL, the site's scripts would load the page of that URL
      write(
        `${fallback}.html`,
        read(`${fallback}.html`).replace(/<script src=[^>]*><\/script>/g, ''),
      );
      const urls = pages.map((page) => normalizeUrl([baseUrl, page]));
      const chunks = readRouteChunks(path.join(generatedFilesDir, 'routesChunkNames.json'))
        .filter(({route}) => urls.includes(route))
        .flatMap((page) => page.chunks.map((name) => `assets/js/${name}.*.js`));
      const files = globSync([...sharedFiles, ...chunks], {cwd: outDir}).sort();
      const hash = createHash('sha256');
      for (const file of [...pages.map((page) => `${page || 'index'}.html`), ...files]) {
        hash.update(read(file));
      }
      const version = hash.digest('hex').slice(0, 8);
      const worker = path.join(__dirname, 'worker/worker.ts');
      write('sw.js', compileScript(worker, {RELEASE: {version, pages, files}}));
    },
  };
}
