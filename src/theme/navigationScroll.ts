import type {ClientModule} from '@docusaurus/types';

/*
 * Marks the root element while a page is replaced by another, so that base.css scrolls smoothly within a page only:
 * Docusaurus scrolls to the top of the next page with the root element's scroll behavior.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const isNewPage = previousLocation && location.pathname !== previousLocation.pathname;
  document.documentElement.toggleAttribute('data-navigating', Boolean(isNewPage));
  if (!isNewPage) return undefined;
  // Docusaurus reloads a page whose scripts are missing. Browsers would scroll it to where the previous page was
  addEventListener('pagehide', startAtTop);
  return () => removeEventListener('pagehide', startAtTop);
};

const startAtTop = () => (history.scrollRestoration = 'manual');

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  history.scrollRestoration = 'auto';
  // The browser restores its scroll position after the next layout
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.documentElement.removeAttribute('data-navigating')),
  );
};
