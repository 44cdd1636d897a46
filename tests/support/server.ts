/**
 * Serves a built folder like the hosts that src/hosting configures, with the same headers, redirects and compressed
 * files. Listens on this machine only.
 */
import {readFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

import {contentTypes, defaultHeaders, folderHeaders} from '../../src/hosting/rules';
import {readSite, trailingSlashes} from '../../src/hosting/site';

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
  const {baseUrl} = site;
  const notFoundPage = readFileSync(path.join(dir, '404.html'));
  const redirects = new Map(Object.entries(site.redirects));
  const slashes = new RegExp(trailingSlashes(site));
  const pages = new Set(site.pages);
  const serveFiles = sirv(dir, {etag: true, brotli: true, gzip: true, extensions: ['html']});

  const answer: RequestListener = (request, response) => {
    const {pathname, search} = new URL(`http://localhost${request.url ?? '/'}`);
    const filePath = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : undefined;
    const sendHeaders = (file: string) => {
      const [, folder = ''] = /^([^/]+)\//.exec(file) ?? [];
      const headers = {...site.headers, ...(folderHeaders[folder] ?? defaultHeaders)};
      response.setHeaders(new Map(Object.entries(headers)));
      response.setHeader('Content-Type', contentTypes[path.extname(file).slice(1) || 'html'] ?? '');
    };
    const redirect = (target: string) => {
      const [to = '', fragment] = target.split('#');
      const location = to + search + (fragment === undefined ? '' : `#${fragment}`);
      response.writeHead(301, {location}).end();
    };
    const sendNotFound = () => {
      sendHeaders('404.html');
      response.writeHead(404).end(notFoundPage);
    };

    sendHeaders(filePath ?? '404.html');
    const lowercase = pathname.toLowerCase();
    const hasCapitals = lowercase !== pathname && pages.has(lowercase);
    const target =
      redirects.get(lowercase) ?? (hasCapitals ? lowercase : slashes.exec(pathname)?.[1]);
    if (target !== undefined) redirect(target);
    else if (filePath === undefined) sendNotFound();
    else {
      request.url = `/${filePath}${search}`;
      serveFiles(request, response, sendNotFound);
    }
  };
  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  };
}

export const startServer = ({dir, port}: ServerOptions): Promise<Server> =>
  listen(createListener(dir), port);

export async function listen(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
