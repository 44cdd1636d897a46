/*
 * The parts of service workers that ./worker.ts and ./removal.ts use. TypeScript's `webworker` library would change the
 * types of browser code in the whole project.
 */
export interface WorkerEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: WorkerEvent & {data: unknown};
}

/** `self` in a service worker. */
export interface ServiceWorkerScope {
  registration: Omit<ServiceWorkerRegistration, 'navigationPreload'> & {
    /** Missing in private windows of some browsers. */
    navigationPreload?: NavigationPreloadManager;
  };
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
