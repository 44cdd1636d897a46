import {brotliCompressSync} from 'node:zlib';

import {expect, test, type Request} from 'playwright/test';

import {hydrated, phone} from './helpers';

/** Bytes. 1 KB is 1,000 of them. */
const KB = 1_000;
const homeJavaScriptLimit = 115 * KB;
const homeFirstViewLimit = 400 * KB;

// A phone has at least two pixels for each CSS pixel, and asks for pictures accordingly.
test.use({viewport: phone, deviceScaleFactor: 2});

const shown = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

test('the home page is light', async ({page}) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/', {waitUntil: 'networkidle'});
  await hydrated(page);

  let javaScript = 0;
  let firstView = 0;
  const kinds = new Map<string, number>();
  for (const request of requests) {
    const response = await request.response();
    if (request.resourceType() === 'script') {
      const bytes = brotliCompressSync((await response?.body()) ?? '').length; // quality 11 unless told otherwise
      javaScript += bytes;
      console.log(`  ${shown(bytes).padStart(9)} brotli ${new URL(request.url()).pathname}`);
    }
    const {responseBodySize, responseHeadersSize} = await request.sizes();
    const bytes = responseBodySize + responseHeadersSize;
    firstView += bytes;
    const purpose = (await request.headerValue('sec-purpose'))
      ? 'prefetch'
      : request.resourceType();
    kinds.set(purpose, (kinds.get(purpose) ?? 0) + bytes);
  }
  console.log(
    `Home, JavaScript, brotli: ${shown(javaScript)} (limit ${shown(homeJavaScriptLimit)})`,
  );
  console.log(
    `Home, first view at ${phone.width} px, everything: ${shown(firstView)} (limit ${shown(homeFirstViewLimit)})`,
  );
  for (const [kind, bytes] of kinds) console.log(`  ${shown(bytes).padStart(9)} ${kind}`);

  expect(javaScript, 'the site has JavaScript').toBeGreaterThan(0);
  expect
    .soft(javaScript, 'JavaScript of the home page, bytes in brotli')
    .toBeLessThanOrEqual(homeJavaScriptLimit);
  expect
    .soft(firstView, 'first view of the home page, bytes')
    .toBeLessThanOrEqual(homeFirstViewLimit);
});
