import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasOffline} from '../../env';

/** Path of the page that replaces other pages, below the base URL. */
export const fallbackPage = 'offline';

/**
 * Makes the site work offline after a first visit: ./client.ts registers the service worker (./worker/worker.ts), which
 * src/postbuild/offline.ts writes.
 */
export default function offline({baseUrl}: LoadContext): Plugin {
  const isActive = hasOffline() && process.env.NODE_ENV === 'production';
  return {
    name: 'evo-offline',

    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (isActive ? [path.join(__dirname, 'client.ts')] : []),

    contentLoaded({actions}) {
      const route = `${baseUrl}${fallbackPage}`;
      if (hasOffline())
        actions.addRoute({path: route, component: '@theme/OfflinePage', exact: true});
    },
  };
}
