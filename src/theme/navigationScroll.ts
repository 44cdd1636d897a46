import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const {navigation} = (ExecutionEnvironment.canUseDOM ? window : {}) as Partial<Window>;

let onPageShown: (() => void) | undefined;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  // Docusaurus reloads a page whose scripts are missing. Browsers would scroll it to where the previous page was
  addEventListener('pagehide', startAtTop);
  return () => removeEventListener('pagehide', startAtTop);
};

const startAtTop = () => (history.scrollRestoration = 'manual');

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  history.scrollRestoration = 'auto';
  // Not when the visitor has gone back further meanwhile
  if (location.key === (history.state as {key?: string} | null)?.key) onPageShown?.();
};

interface ScrollPosition {
  /** The index of the section at the top of the window. */
  section: number;
  /** Where that section starts, in pixels from the top of the window. */
  top: number;
}

const sectionBoxes = () =>
  Array.from(document.querySelectorAll('main > *, footer'), (section) =>
    section.getBoundingClientRect(),
  );

/** Stores the position in the history entry, relative to a section: those not rendered yet have estimated sizes. */
function saveScrollPosition(): void {
  const boxes = sectionBoxes();
  const section = boxes.findIndex(({bottom}) => bottom > 0);
  navigation?.updateCurrentEntry({state: {section, top: boxes[section]?.top}});
}

function restoreScrollPosition(): void {
  const position = navigation?.currentEntry?.getState() as ScrollPosition | undefined;
  const box = position && sectionBoxes()[position.section];
  if (box) scrollBy({top: box.top - position.top, behavior: 'instant'});
}

if (ExecutionEnvironment.canUseDOM) {
  // Browsers restore no position after the reloads of startAtTop and of ../plugins/deferred-loading/browser.ts
  if (history.scrollRestoration === 'manual' && scrollY === 0) restoreScrollPosition();

  // Docusaurus scrolls to the top or to the hash after going back, too. Browsers then restore no position
  navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') saveScrollPosition();
    const isHydrated = document.documentElement.dataset['hasHydrated'] === 'true';
    if (event.navigationType !== 'traverse' || !event.canIntercept || !isHydrated) return;
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
