/** The built site on a real server over TLS, configured by `npm run hosting`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import pLimit from 'p-limit';
import {expect, test as base, type APIResponse} from 'playwright/test';

import {contentTypes} from '../../src/hosting/rules';
import {setScheme} from '../support/axe';
import {addresses, build} from '../support/builtSite';
import {filesIn} from '../support/files';
import {reasonToSkip, startNginx} from '../support/nginx';
import {brokenRules} from '../support/observatory';
import {desktop, expectNone, open, phone, watch} from '../support/page';
import {redirects, unknownAddress} from '../support/routes';
import {useEverything} from '../support/useEverything';

type Get = (pathname: string, headers?: Record<string, string>) => Promise<APIResponse>;

const test = base.extend<{get: Get}, {site: string}>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it names
    async ({}, use) => {
      const server = await startNginx(build);
      process.env['SITE_URL'] = server.url; // for watch()
      await use(server.url);
      await server.close();
    },
    {scope: 'worker'},
  ],
  ignoreHTTPSErrors: true, // the certificate is self-signed
  get: async ({request, site}, use) => {
    await use((pathname, headers = {}) =>
      request.get(site + pathname, {
        headers: {'accept-encoding': 'identity', ...headers},
        maxRedirects: 0,
      }),
    );
  },
});

const reason = reasonToSkip();
test.skip(reason !== undefined, reason);

const pages = addresses();
const html = {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'};
const read = (file: string) => readFileSync(path.join(build, file));

test('every page has status 200, the best grade, both encodings, and is revalidated', async ({
  get,
}) => {
  for (const address of pages) {
    const file = read(address === '/' ? 'index.html' : `${address.slice(1)}.html`);
    for (const [accepted, encoding] of [
      ['identity', undefined],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ] as const) {
      const accept = {'accept-encoding': accepted};
      const response = await get(address, accept);
      const headers = response.headers();
      expect.soft(response.status(), address).toBe(200);
      expect.soft(headers, address).toMatchObject(html);
      expect.soft([address, headers['content-encoding']]).toEqual([address, encoding]);
      expect.soft((await response.body()).equals(file), `${address} as ${accepted}`).toBe(true);
      if (encoding) expect.soft(headers['vary'], address).toBe('Accept-Encoding');
      expectNone(brokenRules(headers, file.toString()), address);
      const again = await get(address, {...accept, 'if-none-match': headers['etag'] ?? ''});
      expect.soft([address, again.status()]).toEqual([address, 304]);
    }
  }
});

test('unknown addresses have status 404, and all headers of pages', async ({get}) => {
  for (const address of [unknownAddress, '/nope', '/assets/js/old.js', '/img', '/news/2025']) {
    const response = await get(address);
    expect.soft([address, response.status()]).toEqual([address, 404]);
    expect.soft(response.headers(), address).toMatchObject(html);
    expect.soft(await response.text(), address).toBe(read('404.html').toString());
    expectNone(brokenRules(response.headers(), await response.text()), address);
  }
});

test('moved pages, capitals and slashes at the end redirect for good, and keep the query', async ({
  get,
  site,
}) => {
  const withQuery = (to: string) => to.replace(/(?=#|$)/, '?utm=a');
  const expected = Object.entries(redirects).flatMap(([from, to]) => [
    [from, to],
    [`${from}?utm=a`, withQuery(to)],
  ]);
  for (const address of pages.filter((each) => each !== '/')) {
    expected.push([address.toUpperCase(), address]);
    expected.push([`${address}/`, address], [`${address}//?a=b`, `${address}?a=b`]);
  }
  for (const [from = '', to = ''] of expected) {
    const response = await get(from);
    const headers = response.headers();
    expect.soft([from, response.status(), headers['location']]).toEqual([from, 301, site + to]);
    expect.soft(headers, from).toHaveProperty('content-security-policy');
  }
  // Never to another site
  for (const address of ['//evo.example/', '/%5Cevo.example/', '/%2F%2Fevo.example/']) {
    const {location = site} = (await get(address)).headers();
    expect.soft(new URL(location, `${site}/`).origin, address).toBe(site);
  }
});

test('every file has its content type, caching and security headers', async ({get}) => {
  const names = Object.keys((await get('/')).headers());
  const security = names.filter((name) => /policy|security|options/.test(name));
  expect(security.length).toBeGreaterThanOrEqual(8);
  const files = filesIn(build).filter((file) => !/\.(?:br|gz)$|^_/.test(file));
  const check = async (file: string) => {
    const response = await get(encodeURI(`/${file}`));
    const headers = response.headers();
    expect.soft([file, response.status()]).toEqual([file, 200]);
    const isHashed = /^(?:assets|fonts|pictures)\//.test(file);
    expect.soft(headers, file).toMatchObject({
      'content-type': contentTypes[path.extname(file).slice(1)],
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    expect.soft(Object.keys(headers), file).toEqual(expect.arrayContaining(security));
    expect.soft((await response.body()).equals(read(file)), file).toBe(true);
  };
  const limit = pLimit(8); // requests at a time
  await Promise.all(files.map((file) => limit(check, file)));

  const video = files.find((file) => file.endsWith('.webm')) ?? '';
  const part = await get(`/${video}`, {range: 'bytes=2-4'});
  expect(part.status()).toBe(206);
  expect((await part.body()).equals(read(video).subarray(2, 5))).toBe(true);
});

for (const address of [...pages, unknownAddress]) {
  test(`${address} breaks no policy in both schemes, with everything used`, async ({
    page,
    site,
  }) => {
    const problems = watch(page);
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize(scheme === 'light' ? phone : desktop);
      await page.emulateMedia({colorScheme: scheme});
      await page.context().clearCookies();
      await open(page, site + address);
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
