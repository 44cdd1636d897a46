import type {ClientModule} from '@docusaurus/types';

/** While a page loads, the previous one is shown. */
let isLoading = false;
let onPageShown: (() => void) | undefined;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  isLoading = previousLocation !== null;
  // Docusaurus reloads a page whose scripts are missing. Browsers would scroll it to where the previous page was
  if (isLoading) history.scrollRestoration = 'manual';
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  isLoading = false;
  history.scrollRestoration = 'auto';
  onPageShown?.();
};

// Docusaurus scrolls to the top or to the hash after Back and Forward, too, which undoes what browsers restore
if (typeof window !== 'undefined' && 'navigation' in window) {
  navigation.addEventListener('navigate', (event) => {
    if (!isLoading) navigation.updateCurrentEntry({state: scrollY});
    if (event.navigationType !== 'traverse' || !event.canIntercept) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      async handler() {
        await new Promise<void>((resolve) => (onPageShown = resolve));
        const position = navigation.currentEntry?.getState() as number | undefined;
        if (position !== undefined) scrollTo(0, position);
      },
    });
  });
}
