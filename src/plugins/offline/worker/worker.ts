/*
 * The service worker. Compiled by ../index.ts; it can import nothing.
 *
 * Pages come from the network first, so that nobody sees an old one after a release. Files with a hash in their name
 * never change, and come from the cache first. The caches outlive releases: a cached page finds the files it was built
 * with. Installation fetches nothing; ../client.ts knows when the browser is idle and the connection good.
 */
declare const self: ServiceWorkerGlobalScope;

/** Defined at build time. URLs are relative to the worker's scope. */
declare const RELEASE: {
  /** Changes with any of the pages and files. */
  version: string;
  /** Pages that always open offline. The first one replaces pages that are not cached. */
  pages: readonly [fallback: string, ...others: string[]];
  /** Scripts and styles of those pages. */
  files: readonly string[];
};

const {scope} = self.registration;
// Missing in private windows of some browsers
const {navigationPreload} = self.registration as Partial<ServiceWorkerRegistration>;

const pageCache = 'evo-pages';
const fileCache = 'evo-files';
/** A page needs about ten files. */
const maxEntries = {[pageCache]: 40, [fileCache]: 400};
/** In milliseconds: a cached page opens when the network takes longer. */
const networkTimeout = 3000;

const absolute = (url: string) => new URL(url, scope).href;
/** What a page is cached as: its URL as hosts redirect to it, without query and hash. */
const keyOf = (url: string) => {
  const page = absolute(new URL(url, scope).pathname).replace(/(?:\/index\.html|\.html|\/)$/, '');
  return page.length < scope.length ? scope : page;
};
const isHashed = (url: string) => /^(?:assets|fonts|pictures)\//.test(url.slice(scope.length));

/** Keys of the pages that this worker has cached. A new release has a new worker. */
const current = new Set<string>();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // Browsers then request a page while the worker starts
  event.waitUntil(Promise.all([self.clients.claim(), navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const {method, url, headers} = event.request;
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range')) return;
  if (isHashed(url)) event.respondWith(cacheFirst(event));
  // Pages that scripts fetch, too: static-news
  else if (!/\.(?!html$)\w+$/.test(new URL(url).pathname)) event.respondWith(networkFirst(event));
});

/** A page sends its URL and those of the files that it has loaded. */
self.addEventListener('message', (event) => {
  event.waitUntil(fill(event.data as [page: string, ...files: string[]]));
});

/** Returns a response of the cache, or undefined: a broken cache must not stop visitors who are online. */
const find = (key: RequestInfo) => caches.match(key).catch(() => undefined);

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const cached = await find(request);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(store(fileCache, request.url, response));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const key = keyOf(request.url);
  const cached = await find(key);
  const load = async (): Promise<Response> => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(request));
    event.waitUntil(store(pageCache, key, response));
    return response;
  };
  const loading = load();
  event.waitUntil(loading.catch(() => {})); // keeps the worker alive when the cache answers
  try {
    const timeout =
      cached && new Promise<Response>((end) => setTimeout(end, networkTimeout, cached));
    return await (timeout ? Promise.race([loading, timeout]) : loading);
  } catch (error) {
    const isPage = request.mode === 'navigate';
    const page = cached ?? (isPage && (await find(absolute(RELEASE.pages[0]))));
    if (page) return page;
    throw error;
  }
}

/** Caches a response, unless it is an error or a redirect. */
async function store(name: string, key: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  const copy = response.clone(); // before anybody reads the response
  const cache = await caches.open(name);
  await cache.put(key, copy);
  if (name === pageCache) current.add(key);
}

/** Caches what the visitor has loaded before this worker ran, and once per release what always opens offline. */
async function fill([page, ...loaded]: [page: string, ...files: string[]]): Promise<void> {
  const marker = absolute(`?release=${RELEASE.version}`);
  const isFilled = Boolean(await caches.match(marker));
  for (const url of [...loaded.filter(isHashed), ...RELEASE.files.map(absolute)]) {
    if (!(await caches.match(url))) await store(fileCache, url, await fetch(url));
  }
  for (const key of [page, ...(isFilled ? [] : RELEASE.pages)].map(keyOf)) {
    if (!current.has(key)) await store(pageCache, key, await fetch(key, {cache: 'no-cache'}));
  }
  if (!isFilled) await store(pageCache, marker, new Response());
  await trim(pageCache);
  await trim(fileCache);
}

/** Deletes the oldest entries. */
async function trim(name: keyof typeof maxEntries): Promise<void> {
  const cache = await caches.open(name);
  const kept = new Set([...RELEASE.pages, ...RELEASE.files].map(absolute));
  const others = (await cache.keys()).filter(({url}) => !kept.has(url));
  for (const request of others.slice(0, -maxEntries[name])) await cache.delete(request);
}
