/*
 * Replaces the service worker when offline pages are switched off: removes itself and its caches from browsers that have
 * it. Compiled by ./index.ts; it can import types only.
 */
import type {ServiceWorkerScope} from './serviceWorker';

const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('evo-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
