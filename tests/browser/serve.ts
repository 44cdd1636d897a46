import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {startServer} from '../server';
import {build} from './site';

/** Serves build/ while the tests run. They find it at SITE_URL. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(build, 'sitemap.xml'))) {
    throw new Error('There is no built site. Run npm run build first.');
  }
  const server = await startServer({dir: build});
  process.env['SITE_URL'] = server.url;
  return server.close;
}
