import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {baseUrl} from '../company/site';
import {hasOffline} from '../env';
import {hashOf} from '../plugins/cache';
import {compileScript} from '../plugins/compileScript';
import {fallbackPage} from '../plugins/offline';
import {readRouteChunks} from '../plugins/routeChunks';
import type {Step} from './page';
import {generatedFilesDir} from './record';

/** Scripts and styles that every page loads. */
const sharedFiles = [
  'assets/js/{main,runtime~main,framework}.*.js',
  'assets/css/*.css',
  'assets/*.svg',
];

/**
 * Writes the service worker of src/plugins/offline, `sw.js`. With `EVO_OFFLINE=false`, it is one that removes itself.
 *
 * @param routes - of the pages that open offline even if the visitor has not seen them
 */
export function offline(outDir: string, routes: readonly string[]): Step {
  const pages = [`/${fallbackPage}`, ...routes];
  /** Path of a page → its HTML */
  const htmlOf = new Map<string, string>();
  const write = (source: string, constants?: Record<string, unknown>) => {
    const file = path.join(__dirname, '../plugins/offline/worker', source);
    writeFileSync(path.join(outDir, 'sw.js'), compileScript(file, constants));
  };
  return {
    onPage(page) {
      if (!pages.includes(page.path)) return;
      // At any other URL, the site's scripts would load the page of that URL
      if (page.path === pages[0]) {
        page.html = page.html.replace(/<script src=[^>]*><\/script>/g, '');
      }
      htmlOf.set(page.path, page.html);
    },

    finish() {
      if (!hasOffline()) {
        write('removal.ts');
        return;
      }
      const urls = pages.map((page) => baseUrl + page.slice(1));
      const chunks = readRouteChunks(path.join(generatedFilesDir, 'routesChunkNames.json'))
        .filter(({route}) => urls.includes(route))
        .flatMap((page) => page.chunks.map((name) => `assets/js/${name}.*.js`));
      const files = globSync([...sharedFiles, ...chunks], {cwd: outDir}).sort();
      const contents = files.map((file) => readFileSync(path.join(outDir, file)));
      const version = hashOf(...pages.map((page) => htmlOf.get(page) ?? ''), ...contents);
      const release = {version, pages: pages.map((page) => page.slice(1)), files};
      write('worker.ts', {RELEASE: release});
    },
  };
}
