import type {ClientModule} from '@docusaurus/types';

/*
 * Docusaurus fetches a page when the pointer or a finger is on a link to it, and also the scripts of every page that a
 * visible link leads to; this turns the latter off. Runs before an IntersectionObserver reports the first link.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
};
