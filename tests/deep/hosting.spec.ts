/** The built site on a real server over TLS, configured by `npm run hosting`. */
import {readFileSync} from 'node:fs';
import {Agent, request} from 'node:https';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import pLimit from 'p-limit';
import {expect, test} from 'playwright/test';

import {setScheme} from '../support/axe';
import {addresses, build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {reasonToSkip, startNginx} from '../support/nginx';
import {observatoryRules} from '../support/observatory';
import {desktop, expectNone, open, phone, watch} from '../support/page';
import {redirects, unknownAddress} from '../support/routes';
import type {Server} from '../support/server';
import {useEverything} from '../support/useEverything';

const reason = reasonToSkip();
test.skip(reason !== undefined, reason);

let server: Server;
test.beforeAll(async () => {
  server = await startNginx(build);
  process.env['SITE_URL'] = server.url; // for watch()
});
test.afterAll(async () => {
  await server.close();
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const agent = new Agent({rejectUnauthorized: false, keepAlive: true});

/** Requests a path exactly as written, and decompresses nothing. */
const get = (pathname: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(server.url + pathname, {agent, headers, path: pathname}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const fields = response.headers as Record<string, string>;
        resolve({
          status: response.statusCode ?? 0,
          headers: fields,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject).end();
  });

const read = (file: string) => readFileSync(path.join(build, file));

test('every page has status 200, the best grade, both encodings, and is revalidated', async () => {
  for (const address of addresses()) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const plain = await get(address);
    expect.soft(plain, address).toMatchObject({
      status: 200,
      headers: {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'},
    });
    const failed = observatoryRules.filter(
      ({isMet}) => !isMet(plain.headers, plain.body.toString()),
    );
    expect.soft(failed.map(({name}) => `${address}: ${name}`)).toEqual([]);
    expect.soft(plain.body.equals(read(file)), `${address} without compression`).toBe(true);

    const brotli = await get(address, {'accept-encoding': 'gzip, deflate, br'});
    expect.soft(brotli.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect.soft(brotliDecompressSync(brotli.body).equals(read(file)), `${address} br`).toBe(true);
    const gzip = await get(address, {'accept-encoding': 'gzip'});
    expect.soft(gzip.headers).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
    expect.soft(gunzipSync(gzip.body).equals(read(file)), `${address} gzip`).toBe(true);

    const again = await get(address, {'if-none-match': plain.headers['etag'] ?? ''});
    expect.soft([address, again.status]).toEqual([address, 304]);
  }
});

test('unknown addresses have status 404, and all headers of pages', async () => {
  for (const address of [unknownAddress, '/nope', '/assets/js/old.js', '/img', '/news/2025']) {
    const {status, headers, body} = await get(address);
    const expected = {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'};
    expect
      .soft({address, status, headers})
      .toMatchObject({address, status: 404, headers: expected});
    expect.soft(body.equals(read('404.html'))).toBe(true);
    const failed = observatoryRules.filter(({isMet}) => !isMet(headers, body.toString()));
    expect.soft(failed.map(({name}) => `${address}: ${name}`)).toEqual([]);
  }
});

test('moved pages, capitals and slashes at the end redirect for good, and keep the query', async () => {
  const moved = Object.entries(redirects).flatMap(([from, to]) => {
    const [target = '', fragment] = to.split('#');
    const withQuery = `${target}?utm=a${fragment ? `#${fragment}` : ''}`;
    return [
      [from, to],
      [`${from}?utm=a`, withQuery],
    ] as const;
  });
  const capitals = addresses()
    .filter((address) => address !== '/')
    .map((address) => [address.toUpperCase(), address] as const);
  const slashes = addresses()
    .filter((address) => address !== '/')
    .flatMap((address) => [
      [`${address}/`, address] as const,
      [`${address}//?a=b`, `${address}?a=b`] as const,
    ]);
  for (const [from, to] of [...moved, ...slashes, ...capitals]) {
    const {status, headers} = await get(from);
    expect.soft([from, status, headers['location']]).toEqual([from, 301, server.url + to]);
    expect.soft(headers, from).toHaveProperty('content-security-policy');
  }
  // Never to another site
  for (const address of ['//evo.example/', '/%5Cevo.example/', '/%2F%2Fevo.example/']) {
    const {headers} = await get(address);
    const location = new URL(headers['location'] ?? address, `${server.url}/`);
    expect.soft(headers['location'] ? location.origin : server.url, address).toBe(server.url);
  }
});

test('every file has its content type, caching and security headers', async () => {
  const types: Record<string, string> = {
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    mp4: 'video/mp4',
    png: 'image/png',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    vcf: 'text/vcard; charset=utf-8',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json; charset=utf-8',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xml: 'application/xml; charset=utf-8',
    zip: 'application/zip',
  };
  const page = await get('/');
  const security = Object.keys(page.headers).filter((name) => /policy|security|options/.test(name));
  expect(security.length).toBeGreaterThanOrEqual(8);
  const files = filesIn(build).filter((file) => !/\.(?:br|gz)$|^_/.test(file));
  const check = async (file: string) => {
    const {status, headers, body} = await get(encodeURI(`/${file}`));
    expect
      .soft([file, status, headers['content-type']])
      .toEqual([file, 200, types[path.extname(file).slice(1)]]);
    const isHashed = /^(?:assets|fonts|pictures)\//.test(file);
    const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect.soft([file, headers['cache-control']]).toEqual([file, cache]);
    expect.soft(Object.keys(headers), file).toEqual(expect.arrayContaining(security));
    expect.soft(body.equals(read(file)), file).toBe(true);
  };
  const limit = pLimit(8); // requests at a time
  await Promise.all(files.map((file) => limit(check, file)));
  const video = files.find((file) => file.endsWith('.webm')) ?? '';
  const part = await get(`/${video}`, {range: 'bytes=2-4'});
  expect(part.status).toBe(206);
  expect(part.body.equals(read(video).subarray(2, 5))).toBe(true);
});

for (const address of [...addresses(), unknownAddress]) {
  test(`${address} breaks no policy in both schemes, with everything used`, async ({page}) => {
    const problems = watch(page);
    for (const [scheme, viewport] of [
      ['light', phone],
      ['dark', desktop],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({colorScheme: scheme});
      await page.context().clearCookies();
      await open(page, server.url + address);
      await setScheme(page, scheme);
      await useEverything(page);
      await page.evaluate(() => localStorage.clear()); // the scheme chosen in the footer
    }
    const isExpected = (problem: string) =>
      problem.includes('mailto:') || (address === unknownAddress && /\b404\b/.test(problem));
    expectNone(
      problems.filter((problem) => !isExpected(problem)),
      `Using ${address}:`,
    );
  });
}
