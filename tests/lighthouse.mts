import {parseArgs} from 'node:util';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import {findBrowser} from '../src/tools/browser.ts';
import {ToolError, runTool} from '../src/tools/cli.ts';
import {browserArguments} from './support/browserArguments.ts';
import {build} from './support/builtSite.ts';
import {startServer} from './support/server.ts';

const help = `Runs Lighthouse (mobile) on routes of the built site and prints a table.

  npm run lighthouse                     a few routes
  npm run lighthouse -- /charge /news    these routes`;

void runTool('npm run lighthouse', help, async () => {
  const {positionals} = parseArgs({allowPositionals: true});
  const unknown = positionals.filter((route) => !route.startsWith('/'));
  if (unknown.length > 0) {
    throw new ToolError(
      `"${unknown.join(' ')}" is not a route.`,
      'Write routes: npm run lighthouse -- / /ride',
    );
  }
  const fewRoutes = ['/', '/ride', '/business', '/news', '/sustainability'];
  const routes = positionals.length > 0 ? positionals : fewRoutes;
  const server = await startServer({dir: build});
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...browserArguments, '--headless=new'],
  });
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    for (const route of routes) {
      const run = () =>
        lighthouse(server.url + route, {
          port: chrome.port,
          output: 'json',
          onlyCategories: ['performance'],
          logLevel: 'error',
        });
      if (Object.keys(rows).length === 0) await run(); // fills the server's cache of compressed files
      const {lhr} = (await run()) ?? {};
      const value = (audit: string) => lhr?.audits[audit]?.numericValue ?? Number.NaN;
      rows[route] = {
        performance: Math.round((lhr?.categories['performance']?.score ?? 0) * 100),
        'LCP ms': Math.round(value('largest-contentful-paint')),
        'TBT ms': Math.round(value('total-blocking-time')),
        CLS: value('cumulative-layout-shift').toFixed(3),
        KB: Math.round(value('total-byte-weight') / 1000),
      };
    }
  } finally {
    chrome.kill();
    await server.close();
  }
  console.table(rows);
});
