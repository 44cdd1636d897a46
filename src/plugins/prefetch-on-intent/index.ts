import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Fetches a page when the pointer or a finger is on a link to it. Docusaurus does that as well, but also prefetches the
 * scripts of every page that a visible link leads to; the client module turns that off.
 */
export default function prefetchOnIntent(): Plugin {
  return {
    name: 'evo-prefetch-on-intent',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
