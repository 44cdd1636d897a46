import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {hasOffline} from '../../content/env';
import {chunksOf} from '../static-news/trim';
import {compileWorker} from './compileWorker';

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
 * Makes the site work offline after a first visit: `sw.js` is a service worker (./worker.ts), registered by ./client.ts.
 * With `EVO_OFFLINE=false` it is one that removes itself (./removal.ts).
 *
 * `postBuild` is synchronous, so that plugins after this one find its files.
 */
export default function offline(
  {baseUrl, generatedFilesDir, siteConfig}: LoadContext,
  {routes}: Options,
): Plugin {
  keepFromBrowsers(siteConfig, buildOptions);
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
        write('sw.js', compileWorker('removal.ts'));
        return;
      }
      write(`${fallback}.html`, withoutScripts(read(`${fallback}.html`)));
      const urls = pages.map((page) => normalizeUrl([baseUrl, page]));
      const chunks = chunksOfRoutes(generatedFilesDir, urls).map(
        (name) => `assets/js/${name}.*.js`,
      );
      const files = globSync([...sharedFiles, ...chunks], {cwd: outDir}).sort();
      const hash = createHash('sha256');
      for (const file of [...pages.map((page) => `${page || 'index'}.html`), ...files]) {
        hash.update(read(file));
      }
      const version = hash.digest('hex').slice(0, 8);
      write(
        'sw.js',
        compileWorker('worker.ts', {RELEASE: JSON.stringify({version, pages, files})}),
      );
    },
  };
}

/** Options that only the build reads: 1.2 KB of the main script, four times what this plugin adds to it. */
const buildOptions = ['ssrTemplate', 'headTags', 'plugins', 'themes'] as const;

// Docusaurus writes the enumerable options into the main script
function keepFromBrowsers(config: DocusaurusConfig, options: typeof buildOptions): void {
  for (const option of options) Object.defineProperty(config, option, {enumerable: false});
}

/**
 * The fallback page is shown at any URL, for which the site's scripts would load another page.
 */
function withoutScripts(html: string): string {
  const $ = load(html);
  $('script[src], script[data-scripts]').remove();
  $('head noscript').replaceWith((_, element) => $(element).text()); // the stylesheet of the fonts
  return $.html();
}

/** The names of the scripts that only these pages load. */
function chunksOfRoutes(generatedFilesDir: string, urls: readonly string[]): string[] {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const chunkNames = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  // A key is the route's path, a hyphen and a hash
  const entries = Object.entries(chunkNames).filter(([key]) =>
    urls.includes(key.replace(/-[^-]*$/, '')),
  );
  return entries.flatMap(([, names]) => chunksOf(names));
}
