import type {ClientModule} from '@docusaurus/types';

// Runs before the first link's IntersectionObserver reports it as visible
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
};
