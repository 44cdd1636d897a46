import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const {navigation} = (ExecutionEnvironment.canUseDOM ? window : {}) as Partial<Window>;

/** While a page is loading, the previous one is still there. */
let isLoading = false;
/** Once a script reloads: the page is not the one of the history entry any more. */
let isReloading = false;
let onPageShown: (() => void) | undefined;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  isLoading = previousLocation !== null && location.pathname !== previousLocation.pathname;
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  isLoading = false;
  history.scrollRestoration = 'auto';
  // Not when the visitor has gone back further meanwhile
  if (location.key === (history.state as {key?: string} | null)?.key) onPageShown?.();
};

const isHydrated = () => document.documentElement.dataset['hasHydrated'] === 'true';

interface ScrollPosition {
  /** The index of the section at the top of the window. */
  section: number;
  /** Where that section starts, in pixels from the top of the window. */
  top: number;
  /** Where the browser scrolls after a reload. */
  scrollTop: number;
}

const sectionBoxes = () =>
  Array.from(document.querySelectorAll('main > *, footer'), (section) =>
    section.getBoundingClientRect(),
  );

/** Stores the position in the history entry, relative to a section: those not rendered yet have estimated sizes. */
function saveScrollPosition(): void {
  if (isLoading || isReloading || !isHydrated()) return;
  const boxes = sectionBoxes();
  const section = boxes.findIndex(({bottom}) => bottom > 0);
  const state = {section, top: boxes[section]?.top, scrollTop: scrollY};
  navigation?.updateCurrentEntry({state});
}

const savedPosition = () => navigation?.currentEntry?.getState() as ScrollPosition | undefined;

function restoreScrollPosition(): void {
  const position = savedPosition();
  if (!position) return;
  dispatchEvent(new Event('scrollrestore')); // for ../plugins/deferred-loading/browser.ts
  const top = sectionBoxes()[position.section]?.top ?? 0;
  scrollBy({top: top - position.top, behavior: 'instant'});
}

/** Whether the page is where the browser put it, and the visitor has not scrolled since. */
function isWhereLoaded(): boolean {
  // Browsers restore no position after the reloads below and in ../plugins/deferred-loading/browser.ts
  if (history.scrollRestoration === 'manual') return scrollY === 0;
  const end = document.documentElement.scrollHeight - innerHeight;
  const restored = Math.min(savedPosition()?.scrollTop ?? Number.NaN, end);
  return Math.abs(scrollY - restored) < 50; // fonts may have moved it
}

if (ExecutionEnvironment.canUseDOM) {
  if (isWhereLoaded()) restoreScrollPosition();
  addEventListener('pagehide', () => {
    // Docusaurus reloads a page whose scripts are missing. Browsers would scroll it to where the previous page was
    if (isLoading) history.scrollRestoration = 'manual';
    if (history.scrollRestoration === 'auto') saveScrollPosition();
  });

  // Docusaurus scrolls to the top or to the hash after going back, too. Browsers then restore no position
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType === 'reload') isReloading = true;
    saveScrollPosition();
    if (event.navigationType !== 'traverse' || !event.canIntercept || !isHydrated()) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () =>
        new Promise<void>((resolve) => (onPageShown = resolve)).then(restoreScrollPosition),
    });
  });

  encodeAddress();
  addEventListener('popstate', encodeAddress);
}

/** React Router throws for a path such as /ride%, and Docusaurus for a hash such as #100%. */
function encodeAddress(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURI(pathname + hash);
  } catch {
    history.replaceState(history.state, '', encodeURI(pathname) + search + encodeURI(hash));
  }
}
