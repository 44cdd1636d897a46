import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {chunksOf} from '../routeChunks';
import {splitChunkNames, splitRegistry, trimRoutes} from './trim';

interface Options {
  /** Route of the news, as the blog plugin has it. */
  routeBasePath: string;
}

/**
 * Serves the news as HTML that React does not hydrate. In the browser's scripts one route (`@theme/StaticPage`) replaces
 * all routes of the news, so that the number of posts does not change their size. The server build and the development
 * server keep every route.
 */
export default function staticNews(
  {baseUrl, generatedFilesDir}: LoadContext,
  {routeBasePath}: Options,
): Plugin {
  const newsUrl = normalizeUrl([baseUrl, routeBasePath]);
  return {
    name: 'evo-static-news',

    getThemePath: () => path.join(__dirname, 'theme'),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      const trimmedDir = writeTrimmedModules(generatedFilesDir, newsUrl);
      const replacement = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^@generated\/(routes|registry|routesChunkNames)$/,
        (resource) => {
          resource.request = resource.request.replace('@generated', trimmedDir);
        },
      );
      return {plugins: [replacement]};
    },

    postBuild({outDir}) {
      const [main] = globSync('assets/js/main.*.js', {cwd: outDir, absolute: true});
      const chunkNames = readFileSync(
        path.join(generatedFilesDir, 'routesChunkNames.json'),
        'utf8',
      );
      const [newsRoute] = Object.keys(splitChunkNames(chunkNames, newsUrl).news);
      if (!main || (newsRoute && readFileSync(main, 'utf8').includes(newsRoute))) {
        throw new Error(
          "static-news did not replace the browser's routes.\n→ Compare the imports of @generated/routes in @docusaurus/core with src/plugins/static-news, or remove the plugin from docusaurus.config.ts.",
        );
      }
    },
  };
}

/** Writes the modules that Docusaurus generates about routes again, without the news. @returns their folder */
function writeTrimmedModules(generatedFilesDir: string, newsUrl: string): string {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const outputDir = path.join(generatedFilesDir, 'evo-static-news');
  const {rest} = splitChunkNames(read('routesChunkNames.json'), newsUrl);
  const registry = splitRegistry(read('registry.js'), new Set(chunksOf(rest)), './news.js');
  const modules = {
    'routes.js': trimRoutes(read('routes.js'), newsUrl, '@theme/StaticPage'),
    'registry.js': registry.code,
    'news.js': registry.otherCode,
    'routesChunkNames.json': JSON.stringify(rest),
  };
  mkdirSync(outputDir, {recursive: true});
  for (const [name, code] of Object.entries(modules)) {
    writeFileSync(path.join(outputDir, name), code);
  }
  return outputDir;
}
