import {execFile} from 'node:child_process';
import process from 'node:process';
import {parseArgs, promisify} from 'node:util';

import {findBrowser} from '../src/tools/browser.ts';
import {ToolError, runTool} from '../src/tools/cli.ts';
import {browserArguments} from './support/browserArguments.ts';
import {build} from './support/builtSite.ts';
import {startServer} from './support/server.ts';

/** Lighthouse's command line, which `npx` installs when it is needed. This is the only place for its version. */
const lighthouse = 'lighthouse@12.8.2';

const help = `Runs Lighthouse (mobile) on routes of the built site and prints a table.

  npm run lighthouse                     a few routes
  npm run lighthouse -- /charge /news    these routes`;

/** What is read of Lighthouse's report. */
interface Report {
  categories: {performance: {score: number | null}};
  audits: Record<string, {numericValue?: number}>;
}

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
  const env = {...process.env, CHROME_PATH: findBrowser()};
  const flags = [
    ...['--output=json', '--quiet', '--only-categories=performance'],
    `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
  ];
  const run = async (url: string) => {
    const command = ['--yes', lighthouse, url, ...flags];
    const {stdout} = await promisify(execFile)('npx', command, {env, maxBuffer: Infinity});
    return JSON.parse(stdout) as Report;
  };
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    for (const route of routes) {
      const url = server.url + route;
      if (Object.keys(rows).length === 0) await run(url); // fills the server's cache of compressed files
      const {categories, audits} = await run(url);
      const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
      rows[route] = {
        performance: Math.round((categories.performance.score ?? 0) * 100),
        'LCP ms': Math.round(value('largest-contentful-paint')),
        'TBT ms': Math.round(value('total-blocking-time')),
        CLS: value('cumulative-layout-shift').toFixed(3),
        KB: Math.round(value('total-byte-weight') / 1000),
      };
    }
  } finally {
    await server.close();
  }
  console.table(rows);
});
