/** The built site on a real server over TLS, configured by `npm run hosting`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {contentTypes} from '../../src/hosting/rules';
import {setScheme} from '../support/axe';
import {addresses, build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {reasonToSkip, startNginx} from '../support/nginx';
import {brokenRules} from '../support/observatory';
import {desktop, expectNone, open, phone, watch} from '../support/page';
import {redirects, unknownAddress} from '../support/routes';
import type {Server} from '../support/server';
import {useEverything} from '../support/useEverything';

let server: Server;
test.use({ignoreHTTPSErrors: true}); // the certificate is self-signed
test.describe.configure({timeout: 300_000}); // one request after another
test.beforeAll(async () => {
  server = await startNginx(build);
  process.env['SITE_URL'] = server.url; // for watch()
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
  const names = Object.keys((await request.get(server.url)).headers());
  const security = names.filter((name) => /policy|security|options/.test(name));
  expect(security.length).toBeGreaterThanOrEqual(8);
  const files = filesIn(build).filter((file) => !/\.(?:br|gz)$|^_/.test(file));
  for (const file of files) {
    const response = await request.get(`${server.url}/${encodeURI(file)}`);
    const headers = response.headers();
    expect.soft([file, response.status()]).toEqual([file, 200]);
    const isHashed = /^(?:assets|fonts|pictures)\//.test(file);
    expect.soft(headers, file).toMatchObject({
      'content-type': contentTypes[path.extname(file).slice(1)],
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    expect.soft(Object.keys(headers), file).toEqual(expect.arrayContaining(security));
    expect.soft((await response.body()).equals(read(file)), file).toBe(true);
  }
  const video = files.find((file) => file.endsWith('.webm')) ?? '';
  const part = await request.get(`${server.url}/${video}`, {headers: {range: 'bytes=2-4'}});
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(read(video).subarray(2, 5))).toBe(true);
});

for (const address of [...pages, unknownAddress]) {
  test(`${address} breaks no policy with everything used`, async ({page}) => {
    const problems = watch(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize(scheme === 'light' ? phone : desktop);
      await page.emulateMedia({colorScheme: scheme});
      await page.context().clearCookies();
      await open(page, server.url + address);
      await setScheme(page, scheme);
      await useEverything(page);
      await page.evaluate(() => localStorage.clear()); // the scheme chosen in the footer
    }
    expectNone(
      problems.filter((problem) => !problem.includes('mailto:')),
      `Using ${address}:`,
    );
  });
}
