import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {newsRoute} from '../../company/newsroom';
import {trimModules, unknownFormat} from './trim';

/**
 * Serves the news as HTML that React does not hydrate. In the browser's scripts one route (`@theme/StaticPage`) replaces
 * all routes of the news, so that the number of posts does not change their size. The server build and the development
 * server keep every route.
 */
export default function staticNews({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const newsUrl = baseUrl + newsRoute.slice(1);
  const trimmedDir = path.join(generatedFilesDir, 'evo-static-news');
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return {
    name: 'evo-static-news',

    getThemePath: () => path.join(__dirname, 'theme'),

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return undefined;
      mkdirSync(trimmedDir, {recursive: true});
      for (const [name, code] of Object.entries(trimModules(read, newsUrl, '@theme/StaticPage'))) {
        writeFileSync(path.join(trimmedDir, name), code);
      }
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
      if (!main || !readFileSync(main, 'utf8').includes('"static-news"')) {
        throw unknownFormat("static-news did not replace the browser's routes");
      }
    },
  };
}
