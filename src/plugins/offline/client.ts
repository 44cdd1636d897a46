import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

/** What some browsers lack, or have in secure contexts only. */
interface OptionalFeatures {
  serviceWorker?: ServiceWorkerContainer;
  connection?: {saveData: boolean; effectiveType: string};
}

/** Registers the service worker, and sends it the page that the visitor sees. */
function keepPage(): void {
  const {serviceWorker, connection} = navigator as OptionalFeatures;
  if (!serviceWorker || connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const send = () => {
    const files = performance.getEntriesByType('resource').map(({name}) => name);
    serviceWorker.controller?.postMessage([location.pathname, ...files]);
  };
  serviceWorker.oncontrollerchange = send; // the first worker, or that of a new release
  void serviceWorker.register(`${siteConfig.baseUrl}sw.js`).then(send, () => {});
}

const schedule = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(keepPage);
  else setTimeout(keepPage);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
};
