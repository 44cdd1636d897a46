import process from 'node:process';

import {build} from './builtSite';
import {startServer} from './server';

/** Serves the built site while the browser tests run. They read its address from SITE_URL. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const server = await startServer({dir: build});
  process.env['SITE_URL'] = server.url;
  return server.close;
}
