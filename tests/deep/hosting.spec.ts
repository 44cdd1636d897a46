/** The built site on a real server over TLS, configured by `npm run hosting`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {contentTypes, defaultHeaders, folderHeaders} from '../../src/hosting/rules';
import {readSite} from '../../src/hosting/site';
import {addresses, build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {reasonToSkip, startNginx} from '../support/nginx';
import {brokenRules} from '../support/observatory';
import {expectNone} from '../support/page';
import {redirects, unknownAddress} from '../support/routes';
import type {Server} from '../support/server';

let server: Server;
test.use({ignoreHTTPSErrors: true}); // the certificate is self-signed
test.describe.configure({timeout: 300_000}); // one request after another
test.beforeAll(async () => {
  server = await startNginx(build);
});
test.afterAll(() => server.close());
test.skip(Boolean(reasonToSkip), reasonToSkip);

const pages = addresses();
const html = {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'};
const read = (file: string) => readFileSync(path.join(build, file));

test('pages have the best grade and both encodings, and are revalidated', async ({request}) => {
  const unknown = [unknownAddress, '/nope', '/assets/js/old.js', '/img', '/news/2025'];
  for (const address of [...pages, ...unknown]) {
    const isPage = pages.includes(address);
    const file = read(isPage ? `${address === '/' ? 'index' : address}.html` : '404.html');
    const encodings = {identity: undefined, gzip: 'gzip', 'gzip, deflate, br': 'br'};
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const asked = {'accept-encoding': accepted};
      const response = await request.get(server.url + address, {headers: asked});
      const headers = response.headers();
      expect.soft([address, response.status()]).toEqual([address, isPage ? 200 : 404]);
      expect.soft(headers, address).toMatchObject(html);
      expect.soft([address, headers['content-encoding']]).toEqual([address, encoding]);
      expect.soft((await response.body()).equals(file), `${address} as ${accepted}`).toBe(true);
      if (encoding) expect.soft(headers['vary'], address).toBe('Accept-Encoding');
      expectNone(brokenRules(headers, file.toString()), address);
      if (!isPage) continue;
      const known = {...asked, 'if-none-match': headers['etag'] ?? ''};
      const again = await request.get(server.url + address, {headers: known});
      expect.soft([address, again.status()]).toEqual([address, 304]);
    }
  }
});

test('moved pages, capitals and slashes redirect, and keep the query', async ({request}) => {
  const expected = Object.entries(redirects).flatMap(([from, to]) => [
    [from, to],
    [`${from}?utm=a`, to.replace(/(?=#|$)/, '?utm=a')],
  ]);
  for (const address of pages.filter((each) => each !== '/')) {
    expected.push([address.toUpperCase(), address]);
    expected.push([`${address}/`, address], [`${address}//?a=b`, `${address}?a=b`]);
  }
  for (const [from = '', to = ''] of expected) {
    const response = await request.get(server.url + from, {maxRedirects: 0});
    const headers = response.headers();
    const answer = [from, response.status(), headers['location']];
    expect.soft(answer).toEqual([from, 301, server.url + to]);
    expect.soft(headers, from).toHaveProperty('content-security-policy');
  }
  // Never to another site
  for (const address of ['//evo.example/', '/%5Cevo.example/', '/%2F%2Fevo.example/']) {
    const response = await request.get(server.url + address, {maxRedirects: 0});
    const {origin} = new URL(response.headers()['location'] ?? '/', server.url);
    expect.soft(origin, address).toBe(server.url);
  }
});

test('every file has its content type, caching and security headers', async ({request}) => {
  const common = readSite(build).headers;
  const files = filesIn(build).filter((file) => !/\.(?:br|gz)$|^_/.test(file));
  for (const file of files) {
    const response = await request.get(`${server.url}/${encodeURI(file)}`);
    const headers = response.headers();
    expect.soft([file, response.status()]).toEqual([file, 200]);
    const [folder = ''] = file.split('/');
    const ofFile = folderHeaders[folder] ?? defaultHeaders;
    const contentType = contentTypes[path.extname(file).slice(1)];
    const expected = {...common, ...ofFile, 'Content-Type': contentType};
    for (const [name, value] of Object.entries(expected))
      expect.soft(headers[name.toLowerCase()], `${name} of ${file}`).toBe(value);
    expect.soft((await response.body()).equals(read(file)), file).toBe(true);
  }
  const video = files.find((file) => file.endsWith('.webm')) ?? '';
  const part = await request.get(`${server.url}/${video}`, {headers: {range: 'bytes=2-4'}});
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(read(video).subarray(2, 5))).toBe(true);
});
