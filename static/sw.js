/*
 * The service worker: pages that a visitor has seen open without a network, and all others show /offline.
 * Pages come from the network first: a visitor who is online gets today's page. Only when the network does not answer
 * within three seconds, the saved page shows, because in the hills a page that never opens is worse than yesterday's
 * price. An answer that comes later renews the saved page. Files with a hash in their names never change, and come from
 * the cache first. src/theme/offline.ts reports each page that has loaded, with its files.
 */
const cacheName = 'evo-visited-1'; // start() deletes all others
const {scope} = registration; // the URL of the home page, with a slash at the end
const fallback = `${scope}offline`;
const patience = 3000; // milliseconds

/** The URL that a page is cached under, however its address is written. */
const keyOf = (url) =>
  location.origin + new URL(url, scope).pathname.replace(/(?:\/index)?\.html$|\/$/, '');
const isHashed = (url) => url.startsWith(`${scope}assets/`) || url.startsWith(`${scope}pictures/`);
const isDrawing = (url) => url.startsWith(scope) && new URL(url).pathname.endsWith('.svg');

/** Never fails: a storage that is blocked or full must not stop a visitor who is online. */
const find = (key) => caches.match(key, {ignoreVary: true}).catch(() => undefined);
const load = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function store(key, response) {
  if (response.status !== 200 || response.redirected) return;
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
}

/**
 * Caches a page after the files that it has loaded, unless it links to others: then it is of another release. A page that
 * nobody has opened is cached after the files that it links to, and works as without scripts.
 */
async function cachePage(page, response, loaded) {
  const html = await response.clone().text();
  const addresses = html.match(/[^\s"'=]+\.(?:css|js)\b/g) ?? [];
  const linked = addresses.map((address) => new URL(address, scope).href).filter(isHashed);
  const files = new Set(loaded ?? linked);
  if (!linked.every((url) => files.has(url))) return;
  for (const url of files) {
    const isMissing = isHashed(url) ? !(await find(url)) : isDrawing(url);
    if (isMissing) await store(url, await fetch(url));
  }
  await store(keyOf(page), response);
}

async function cacheVisited([page, ...loaded]) {
  const cache = await caches.open(cacheName);
  // Starts again: without single files, the pages that use them would break
  if ((await cache.keys()).length > 500) await caches.delete(cacheName);
  await cachePage(page, await fetch(page), loaded);
  await cachePage(fallback, await fetch(fallback));
}

async function cacheFirst(event) {
  const {url} = event.request;
  const cached = await find(url);
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(store(url, response.clone()).catch(() => {}));
  return response;
}

async function networkFirst(event, key) {
  const cached = await find(key);
  const loading = load(event);
  if (!cached) return loading;
  const timeout = new Promise((resolve) => setTimeout(resolve, patience, cached));
  const response = await Promise.race([loading, timeout]).catch(() => cached);
  if (response === cached) {
    const renewing = loading.then((late) => cachePage(key, late));
    event.waitUntil(renewing.catch(() => {}));
  }
  return response;
}

/** Shows /offline at the address that the visitor asked for, so that a reload tries again. */
async function showFallback() {
  const page = await find(fallback);
  if (!page) return Response.error();
  const policy = "script-src 'unsafe-inline'"; // the site's scripts would look for another page
  const headers = {'Content-Type': 'text/html', 'Content-Security-Policy': policy};
  return new Response(page.body, {status: 503, headers});
}

async function start() {
  const names = (await caches.keys()).filter((name) => name.startsWith('evo-'));
  for (const name of names) if (name !== cacheName) await caches.delete(name);
  await registration.navigationPreload?.enable(); // browsers request pages while this worker starts
  await clients.claim();
}

async function install() {
  await cachePage(fallback, await fetch(fallback));
  await skipWaiting();
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(start()));
addEventListener('message', (event) => event.waitUntil(cacheVisited(event.data).catch(() => {})));
addEventListener('fetch', (event) => {
  const {mode, url} = event.request;
  if (mode === 'navigate') event.respondWith(networkFirst(event, keyOf(url)).catch(showFallback));
  else if (isHashed(url)) event.respondWith(cacheFirst(event));
  else if (isDrawing(url)) event.respondWith(networkFirst(event, url));
});
