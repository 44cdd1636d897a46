/** What visitors see without a network and after a release: static/sw.js and src/theme/offline.ts. */
import {EventEmitter, once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';

import {expect, test as base, type Page} from 'playwright/test';

import {links} from '../../src/company/contact';
import {heading, linked, linkTo, open, otherLinked, scrolled} from '../support/page';

/**
 * `newer` is a release whose scripts and styles have other names; `mixed` still serves the older ones, too, and `late`
 * like `mixed`, but answers requests for pages only at the event `answer`.
 */
let network: 'online' | 'lost' | 'stalled' | 'newer' | 'mixed' | 'late' = 'online';
const lateNetwork = new EventEmitter();
let requests: string[] = [];
/** Runs in the worker before its own code. */
let workerCode = '';

/** Answers with the files of a site, as the network is. */
async function answer(site: string, {url = ''}: IncomingMessage, response: ServerResponse) {
  requests.push(url);
  const isGone = network === 'newer' && /\/assets\/(?:css|js)\//.test(url);
  if (network === 'lost' || isGone) response.destroy();
  if (network === 'stalled' || response.destroyed) return;
  const file = await fetch(site + url.replace('/assets/new-', '/assets/'));
  const type = file.headers.get('content-type') ?? '';
  const isNew = url.includes('/assets/new-') || (type.includes('html') && network !== 'online');
  if (network === 'late' && type.includes('html')) await once(lateNetwork, 'answer');
  const body = Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, {'Content-Type': type, 'Cache-Control': 'no-cache'});
  if (url === '/sw.js') response.end(workerCode + String(body));
  else response.end(isNew ? String(body).replace(/\bassets\/(?=css|js)/g, 'assets/new-') : body);
}

const test = base.extend({
  baseURL: async ({baseURL: site = ''}, use) => {
    [network, requests, workerCode] = ['online', [], ''];
    const server = createServer((request, response) => void answer(site, request, response));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use(`http://localhost:${(server.address() as {port: number}).port}`);
    server.close().closeAllConnections();
  },
});
test.use({serviceWorkers: 'allow'});

/** The cached HTML of a page, or nothing. */
const cached = (page: Page, address: string) =>
  page.evaluate(async (key) => (await (await caches.match(key))?.text()) ?? '', address);

/** Waits until the worker has cached a page. It caches the many files of the page first. */
const isCached = (page: Page, address: string, scripts = '/assets/js/') =>
  expect.poll(() => cached(page, address).catch(() => ''), {timeout: 60_000}).toContain(scripts);

async function visit(page: Page, address: string, scripts?: string): Promise<void> {
  await open(page, address);
  await isCached(page, address, scripts);
}

/** Expects that a page opens with its scripts and styles. */
async function opens(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
}

test('visited pages open offline, and others offer the phone', async ({page}) => {
  await open(page, '/offline');
  const offlineHeading = (await heading(page).textContent()) ?? '';
  await visit(page, '/ride');
  await linkTo(page, linked).click();
  await isCached(page, linked);
  network = 'lost';
  for (const address of ['/ride?from=mail#hourly', '/ride/', linked]) await opens(page, address);
  await linkTo(page, otherLinked).click();
  await expect(page).toHaveURL(otherLinked);
  await expect(heading(page)).toHaveText(offlineHeading);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  expect(await scrolled(page)).toBe(0);
  await expect(page.locator(`main a[href="${links.phone}"]`).first()).toBeVisible();
  network = 'online';
  await page.reload();
  await expect(heading(page)).not.toHaveText(offlineHeading);
  network = 'stalled';
  await opens(page, '/ride');
});

test('pages of two releases open offline, each with its own files', async ({page}) => {
  for (const address of [linked, '/ride']) await visit(page, address);
  network = 'newer';
  await linkTo(page, otherLinked).click(); // reloads, because the older scripts are gone
  await isCached(page, otherLinked, '/assets/new-js/');
  await visit(page, '/ride', '/assets/new-js/');
  network = 'lost';
  for (const address of [otherLinked, '/ride', linked]) await opens(page, address);
});

test('an answer that comes late renews the saved page', async ({page}) => {
  await visit(page, '/ride');
  network = 'late';
  await opens(page, '/ride');
  expect(await cached(page, '/ride')).not.toContain('/assets/new-js/');
  lateNetwork.emit('answer');
  await isCached(page, '/ride', '/assets/new-js/');
  network = 'lost'; // nobody has seen the new page yet, but its files are there, too
  await page.goto('/ride');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});

test('a page of a release is not cached with the files of another', async ({page}) => {
  await visit(page, '/ride');
  [network, requests] = ['mixed', []];
  await linkTo(page, linked).click();
  await expect.poll(() => requests).toContain('/offline'); // comes after the page
  expect(await cached(page, linked)).toBe('');
});

test('the caches of earlier workers go, and no others', async ({page}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => Promise.all(['evo-pages', 'other'].map((name) => caches.open(name))));
  await visit(page, '/ride');
  expect(await page.evaluate(() => caches.keys())).toEqual(['other', 'evo-visited-1']);
});

test('a storage that breaks stops nobody who is online', async ({page}) => {
  const breakStorage = 'caches.match = caches.open = () => Promise.reject(Error())';
  workerCode = `addEventListener('message', () => { ${breakStorage}; });`;
  await open(page, '/ride');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeTruthy();
  for (const address of ['/ride', linked, '/news']) await opens(page, address);
  expect(await cached(page, linked)).toBe('');
});

test('visitors who save data get no worker', async ({page}) => {
  await page.addInitScript(
    'Object.defineProperty(navigator, "connection", {value: {saveData: 1}})',
  );
  await open(page, '/ride');
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/sw.js');
});
