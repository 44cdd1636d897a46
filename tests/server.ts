/**
 * Serves a built folder as a good static host does: clean addresses, compression, caching, a strict content
 * security policy, and 404.html for what is not there. Listens on this machine only.
 *
 *     npx tsx tests/server.ts [folder] [port]
 */
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import sirv from 'sirv';

export interface ServerOptions {
  /** The built folder. */
  dir: string;
  /** Left out: any that is free. */
  port?: number;
  /** `false` for a site that was not made for our content security policy. */
  policy?: boolean;
  /** Compresses everything once, before the first visit, and as well as can be: as a host does on deployment. */
  precompressed?: boolean;
}

export interface Server {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** What is sent compressed. Everything else (pictures, fonts, video) is compressed already and goes through sirv. */
const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files in these folders carry a hash in their name, or are never changed under the same name. */
const immutable = /^\/(?:assets|pictures|fonts)\//;

const compress = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** Of brotli: what a host can do while a visitor waits, and what it can do once. */
const quality = {waiting: 9, once: constants.BROTLI_MAX_QUALITY};

type Encoding = keyof typeof compress;

/** The policy for one page. Inline scripts are allowed by their hash, inline styles not at all. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (/\bsrc\s*=/i.test(attributes)) continue;
    const hash = createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64');
    hashes.add(`'sha256-${hash}'`);
  }
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

function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

export async function startServer({
  dir,
  port = 0,
  policy = true,
  precompressed = false,
}: ServerOptions): Promise<Server> {
  const folder = path.resolve(dir);
  /** Every file, as an address: only what was there at the start is ever read, so `..` leads nowhere. */
  const files = new Set(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
      ),
  );
  const binary = sirv(folder, {etag: true});
  const cache = new Map<string, Promise<{body: Buffer; policy: string | undefined}>>();

  function find(address: string): string | undefined {
    const bare = address.replace(/\/$/, '');
    return [address, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
  }

  function read(file: string, encoding: Encoding) {
    const key = `${encoding} ${file}`;
    const known = cache.get(key);
    if (known) return known;
    const made = readFile(path.join(folder, file)).then(async (body) => ({
      body: await compress[encoding](body, precompressed ? quality.once : quality.waiting),
      policy:
        policy && file.endsWith('.html') ? contentSecurityPolicy(body.toString('utf8')) : undefined,
    }));
    cache.set(key, made);
    return made;
  }

  if (precompressed) {
    const texts = [...files].filter((file) => path.extname(file) in textTypes);
    await Promise.all(texts.map((file) => read(file, 'br')));
  }

  async function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status = 200,
  ) {
    const encoding = acceptedEncoding(request);
    const {body, policy} = await read(file, encoding);
    response.statusCode = status;
    response.setHeader('Content-Type', textTypes[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Length', body.length);
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const [encodedPath = '/', query] = (request.url ?? '/').split('?', 2);
    let address: string;
    try {
      address = decodeURIComponent(encodedPath);
    } catch {
      response.writeHead(400).end();
      return;
    }
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader(
      'Cache-Control',
      immutable.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );

    const file = find(address);
    if (file && address.length > 1 && address.endsWith('/') && !file.endsWith('/index.html')) {
      // One address for each page, without a slash at its end. More than one slash before it would be another host.
      const to = `/${encodedPath.replace(/^\/+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`;
      response.writeHead(301, {Location: to}).end();
    } else if (file && path.extname(file) in textTypes) {
      await sendText(request, response, file);
    } else if (file) {
      binary(request, response, () => {
        response.writeHead(404).end();
      });
    } else {
      response.setHeader('Cache-Control', 'no-cache');
      if (files.has('/404.html')) await sendText(request, response, '/404.html', 404);
      else response.writeHead(404).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [dir = 'build', port = process.env['PORT'] ?? '3000'] = process.argv.slice(2);
  try {
    const {url} = await startServer({dir, port: Number(port)});
    console.log(`${dir} is served at ${url} (Ctrl+C ends it)`);
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') console.error(`There is no folder ${dir}. Run npm run build first.`);
    else if (code === 'EADDRINUSE')
      console.error(`Port ${port} is taken. Name another: npx tsx tests/server.ts ${dir} 3001`);
    else throw error;
    process.exitCode = 1;
  }
}
