import {baseUrl} from '@site/src/company/site';

/** Lets static/sw.js cache the page that the visitor sees, with the files that the browser has loaded for it. */
async function cachePage(): Promise<void> {
  await navigator.serviceWorker.register(`${baseUrl}sw.js`);
  const {active} = await navigator.serviceWorker.ready; // it may not control a page that loaded before it
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  active?.postMessage([location.pathname, ...files]);
}
const cache = () => void cachePage().catch(() => {}); // the visitor may have blocked storage

export function onRouteDidUpdate(): void {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (process.env.NODE_ENV !== 'production' || connection?.saveData) return;
  if (document.readyState === 'complete') cache();
  else addEventListener('load', cache, {once: true});
}
