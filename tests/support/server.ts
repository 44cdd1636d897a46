/**
 * Serves a built folder like the hosts that src/hosting configures, with the same headers, redirects of moved pages and
 * compressed files. Listens on this machine only.
 */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

import {contentTypes, defaultHeaders, folderHeaders} from '../../src/hosting/rules';
import {readSite} from '../../src/hosting/site';

interface ServerOptions {
  /** The built folder. */
  dir: string;
  /** Defaults to any free port. */
  port?: number;
}

export interface Server {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** Answers requests for a built folder. */
export function createListener(dir: string): RequestListener {
  const site = readSite(dir);
  const redirects = new Map(Object.entries(site.redirects));
  const notFoundPage = readFileSync(path.join(dir, '404.html'));
  const setHeaders = (response: ServerResponse, file: string) => {
    const [, folder = ''] = /^\/([^/]+)\//.exec(file) ?? [];
    const headers = {...site.headers, ...(folderHeaders[folder] ?? defaultHeaders)};
    response.setHeaders(new Map(Object.entries(headers)));
    response.setHeader('Content-Type', contentTypes[path.extname(file).slice(1) || 'html'] ?? '');
  };
  const options = {etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders};
  const serveFile = sirv(dir, options);

  return (request, response) => {
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`);
    const sendNotFound = () => {
      setHeaders(response, '/404.html');
      response.writeHead(404).end(notFoundPage);
    };
    const location = redirects.get(pathname)?.replace(/(?=#|$)/, search);
    if (location !== undefined) response.writeHead(301, {location}).end();
    else if (!pathname.startsWith(site.baseUrl)) sendNotFound();
    else {
      request.url = `/${pathname.slice(site.baseUrl.length)}${search}`;
      serveFile(request, response, sendNotFound);
    }
  };
}

export const startServer = ({dir, port}: ServerOptions): Promise<Server> =>
  listen(createListener(dir), port);

export async function listen(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
