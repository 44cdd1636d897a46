/**
 * Serves a built folder like a static host: clean URLs, brotli, caching, a strict content security policy and
 * 404.html for unknown addresses. Listens on this machine only.
 */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import sirv from 'sirv';

export interface ServerOptions {
  /** The built folder. */
  dir: string;
  /** Defaults to any free port. */
  port?: number;
  /** Brotli quality, 1 to 11. Hosts that compress on deployment use 11; 5 keeps the first visits of a test quick. */
  quality?: number;
}

export interface Server {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** Types sent compressed. sirv serves everything else: images, fonts and video, with ranges. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Folders whose files carry a hash in their name. */
const immutable = /^\/(?:assets|pictures|fonts)\//;

/** Returns the content security policy of a page. It allows inline scripts by hash, and no inline styles. */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code.replace(/\r\n?/g, '\n')));
  const hashes = new Set(scripts.map((hash) => `'sha256-${hash.digest('base64')}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    'form-action mailto:',
    "frame-ancestors 'none'",
  ].join('; ');
}

export async function startServer({dir, port = 0, quality = 5}: ServerOptions): Promise<Server> {
  const folder = path.resolve(dir);
  // Only files listed here are served, so `..` leads nowhere
  const files = new Set(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.split(path.sep).join('/')}`),
  );
  const serveBinary = sirv(folder, {etag: true});
  const cache = new Map<string, Promise<{plain: Buffer; compressed: Buffer; policy: string}>>();

  async function compress(file: string) {
    const plain = await readFile(path.join(folder, file));
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    const compressed = await promisify(brotliCompress)(plain, {params});
    const policy = file.endsWith('.html') ? contentSecurityPolicy(plain.toString('utf8')) : '';
    return {plain, compressed, policy};
  }

  async function sendText(request: IncomingMessage, response: ServerResponse, file: string) {
    const entry = cache.get(file) ?? compress(file);
    cache.set(file, entry);
    const {plain, compressed, policy} = await entry;
    const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = brotli ? compressed : plain;
    response.setHeader('Content-Type', `${textTypes[path.extname(file)] ?? ''}; charset=utf-8`);
    response.setHeader('Content-Length', body.length);
    response.setHeader('Vary', 'Accept-Encoding');
    if (brotli) response.setHeader('Content-Encoding', 'br');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.end(body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const address = decodeURIComponent(url.pathname).replace(/\/+$/, '');
    const candidates = [address, `${address}.html`, `${address}/index.html`];
    const file = candidates.find((candidate) => files.has(candidate));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader(
      'Cache-Control',
      file && immutable.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (!file) response.statusCode = 404;
    if (file && !(path.extname(file) in textTypes)) serveBinary(request, response);
    else if (file ?? files.has('/404.html')) await sendText(request, response, file ?? '/404.html');
    else response.end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
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
