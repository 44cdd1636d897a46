/*
 * Replaces the service worker when offline pages are switched off: removes itself and its caches from browsers that have
 * it. Compiled by ../index.ts; it can import nothing.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('evo-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
