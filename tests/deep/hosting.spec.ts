/** The built site on the hosts that it has files for: real servers, and Cloudflare's local runtime. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {contentTypes, defaultHeaders, folderHeaders} from '../../src/hosting/rules';
import {readSite} from '../../src/hosting/site';
import {addresses, build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {hosts, type Server} from '../support/hosts';
import {redirects, unknownAddress} from '../support/routes';

const pages = addresses();
/** The security headers of every response: browser tests of pages use the same. */
const common = Object.entries(readSite(build).headers);
const read = (file: string) => readFileSync(path.join(build, file));

for (const {name, reasonToSkip, isManaged, start} of hosts) {
  test.describe(name, () => {
    let server: Server;
    test.use({ignoreHTTPSErrors: true}); // the certificate of nginx is self-signed
    test.describe.configure({timeout: 300_000}); // one request after another
    test.skip(Boolean(reasonToSkip), reasonToSkip);
    test.beforeAll(async () => {
      server = await start(build);
    });
    test.afterAll(() => server.close());

    test('pages have both encodings, and are revalidated', async ({request}) => {
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
          expect.soft(headers['content-type'], address).toBe(contentTypes['html']);
          for (const [header, value] of common)
            expect.soft(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
          if (isPage || !isManaged) expect.soft(headers['cache-control'], address).toBe('no-cache');
          if (!isManaged || !encoding)
            expect.soft([address, headers['content-encoding']]).toEqual([address, encoding]);
          expect.soft((await response.body()).equals(file), `${address} as ${accepted}`).toBe(true);
          if (!isPage) continue;
          const known = {...asked, 'if-none-match': headers['etag'] ?? ''};
          const again = await request.get(server.url + address, {headers: known});
          expect.soft([address, again.status()]).toEqual([address, 304]);
        }
      }
    });

    test('moved pages, capitals and slashes redirect, and keep the query', async ({request}) => {
      const slashStatus = isManaged ? 308 : 301;
      const expected: [from: string, to: string, status: number][] = [];
      for (const [from, to] of Object.entries(redirects)) {
        expected.push([from, to, 301]);
        expected.push([`${from}?utm=a`, to.replace(/(?=#|$)/, '?utm=a'), 301]);
      }
      for (const address of pages.filter((each) => each !== '/')) {
        expected.push([address.toUpperCase(), address, 301]);
        expected.push([`${address}/`, address, slashStatus]);
        expected.push([`${address}/?a=b`, `${address}?a=b`, slashStatus]);
      }
      for (const [from, to, status] of expected) {
        const response = await request.get(server.url + from, {maxRedirects: 0});
        const headers = response.headers();
        const {href} = new URL(headers['location'] ?? '', server.url);
        expect.soft([from, response.status(), href]).toEqual([from, status, server.url + to]);
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
      const files = filesIn(build).filter((file) => !/\.(?:br|gz|html)$|^[_.]/.test(file));
      for (const file of files) {
        const response = await request.get(`${server.url}/${encodeURI(file)}`);
        const headers = response.headers();
        expect.soft([file, response.status()]).toEqual([file, 200]);
        const [folder = ''] = file.split('/');
        const ofFile = folderHeaders[folder] ?? defaultHeaders;
        const contentType = contentTypes[path.extname(file).slice(1)];
        const own = {...ofFile, ...(!isManaged && {'Content-Type': contentType})};
        for (const [header, value] of [...common, ...Object.entries(own)])
          expect.soft(headers[header.toLowerCase()], `${header} of ${file}`).toBe(value);
        expect.soft((await response.body()).equals(read(file)), file).toBe(true);
      }
      if (isManaged) return;
      const video = files.find((file) => file.endsWith('.webm')) ?? '';
      const part = await request.get(`${server.url}/${video}`, {headers: {range: 'bytes=2-4'}});
      expect(part.status()).toBe(206);
      expect((await part.body()).equals(read(video).subarray(2, 5))).toBe(true);
    });
  });
}
