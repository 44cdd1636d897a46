import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

let onPageShown: (() => void) | undefined;

/** The paths whose scripts have loaded. */
const shown = new Set<string>();

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  // Docusaurus reloads a page whose scripts are missing. Browsers would scroll it to where the previous page was
  addEventListener('pagehide', startAtTop);
  return () => removeEventListener('pagehide', startAtTop);
};

const startAtTop = () => (history.scrollRestoration = 'manual');

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  history.scrollRestoration = 'auto';
  shown.add(location.pathname);
  // Not when the visitor has gone back further meanwhile
  if (location.key === (history.state as {key?: string} | null)?.key) onPageShown?.();
};

if (ExecutionEnvironment.canUseDOM) {
  // After a reload, going back has to wait for the page's scripts. The position is restored once they have run
  const {navigation} = window as Partial<Window>;
  navigation?.addEventListener('navigate', (event) => {
    const {pathname} = new URL(event.destination.url);
    const isHydrated = document.documentElement.dataset['hasHydrated'] === 'true';
    if (event.navigationType !== 'traverse' || !event.canIntercept || !isHydrated) return;
    if (shown.has(pathname)) return;
    event.intercept({
      focusReset: 'manual',
      handler: () => new Promise((resolve) => (onPageShown = resolve)),
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
