import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {permalinkOf} from '../check/siteMap';
import {createConfig} from './config';
import {findProblems} from './findProblems';
import {writeEditor} from './writeEditor';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The editor at `/admin/`, in `npm start` only: Sveltia CMS with forms made from the schemas, beside the page itself and
 * what `npm run check` says of it. It is bundled when it is first opened.
 */
export default function admin({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(siteDir, '.cache/admin');
  const route = `${baseUrl}admin`;
  let written: Promise<void> | undefined;

  /** Answers what is not a file of the editor. */
  async function answer({url = ''}: IncomingMessage, response: ServerResponse, next: () => void) {
    const {pathname, searchParams} = new URL(url, 'http://localhost');
    const file = searchParams.get('file') ?? '';
    if (pathname === '/config.json') {
      response.end(JSON.stringify(createConfig(siteDir)));
    } else if (pathname === '/problems.json') {
      response.end(JSON.stringify(await findProblems(siteDir, file)));
    } else if (pathname === '/page') {
      response.writeHead(302, {location: permalinkOf(file)?.replace('/', baseUrl)}).end();
    } else {
      written ??= writeEditor(folder, 'local');
      await written;
      next();
    }
  }

  const handle: Handler = (request, response, next) => {
    answer(request, response, next).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
  const devServer = {
    static: [{directory: folder, publicPath: route, watch: false}],
    setupMiddlewares(_: unknown, {app}: {app: {use: (path: string, handler: Handler) => void}}) {
      app.use(route, handle);
      return []; // added to those of Docusaurus
    },
  };
  // Webpack's types know no devServer
  return {name: 'evo-admin', configureWebpack: () => ({devServer}) as object};
}
