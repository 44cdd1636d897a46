/*
 * `npm run deploy`: publishes a built site on Cloudflare Pages, and tests what is live.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {origin} from '../../company/site';
import {isRelease} from '../../env';
import {findPlaceholders, summarizePlaceholders} from '../../validation/launch/findPlaceholders';
import {runTool, ToolError} from '../cli';
import {smokeTest} from './smokeTest';
import {wrangler} from './wrangler';

const help = `Publishes a built site on Cloudflare Pages, and tests what is live.

  npm run deploy -- build                   the site
  npm run deploy -- build --branch pr-12    a preview, at an address of its own
    --report FILE                           with the report of npm run review at /review-report

Reads CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_PROJECT from the environment. Without them it publishes
nothing and says what to set.`;

/** What GitHub's settings have to hold, and where. */
const settings = {
  CLOUDFLARE_API_TOKEN: 'secret',
  CLOUDFLARE_ACCOUNT_ID: 'secret',
  CLOUDFLARE_PROJECT: 'variable',
};

/** The branch whose builds Cloudflare serves at the site's own address. */
const productionBranch = 'main';

void runTool('npm run deploy', help, async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {branch: {type: 'string', default: productionBranch}, report: {type: 'string'}},
  });
  const [dir = 'build'] = positionals;
  if (!existsSync(path.join(dir, '_headers'))) {
    throw new ToolError(`${dir} holds no built site.`, 'Run npm run build first.');
  }
  const missing = Object.entries(settings).filter(([name]) => !process.env[name]);
  if (missing.length > 0) {
    const names = missing.map(([name, kind]) => `the ${kind} ${name}`).join(', ');
    report(
      `Nothing was published. → Set ${names} under Settings → Secrets and variables → Actions.`,
    );
    return;
  }
  if (values.report) addReport(dir, values.report);
  const isProduction = values.branch === productionBranch;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();
  writeFileSync(path.join(dir, 'commit.txt'), commit);
  const published = publish(dir, values.branch);
  const hasDomain = isProduction && !new URL(origin).hostname.endsWith('.example');
  const url = hasDomain ? origin : published;
  appendTo('GITHUB_OUTPUT', `url=${url}`);
  await smokeTest(url, commit);
  report(`Published at ${url}`);
  if (isProduction && !isRelease()) {
    report(`This is a preview with samples. ${summarizePlaceholders(findPlaceholders('.'))}`);
  }
});

/** Prints a line, and adds it to the page that GitHub shows of a workflow run. */
function report(line: string): void {
  console.log(line);
  appendTo('GITHUB_STEP_SUMMARY', `${line}\n`);
}

/** Appends a line to the file that GitHub names in an environment variable. Elsewhere there is none. */
function appendTo(variable: string, line: string): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, `${line}\n`);
}

/** The report has inline styles and scripts, so it is served without the policy of the site. */
function addReport(dir: string, file: string): void {
  copyFileSync(file, path.join(dir, 'review-report.html'));
  const rule = '/review-report\n  ! Content-Security-Policy\n  X-Robots-Tag: noindex\n';
  appendFileSync(path.join(dir, '_headers'), `\n${rule}`);
}

/** @returns the address of the deployment, without a slash at the end */
function publish(dir: string, branch: string): string {
  const output = path.join(mkdtempSync(path.join(os.tmpdir(), 'evo-deploy-')), 'output.ndjson');
  const project = process.env['CLOUDFLARE_PROJECT'] ?? '';
  const command = ['pages', 'deploy', dir, '--project-name', project, '--branch', branch];
  const {status} = spawnSync('npx', ['--yes', wrangler, ...command], {
    stdio: 'inherit',
    env: {...process.env, WRANGLER_OUTPUT_FILE_PATH: output},
  });
  if (status !== 0) {
    throw new ToolError('Cloudflare refused the deployment.', 'Read what wrangler says above.');
  }
  const entries = readFileSync(output, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {type: string; url?: string; alias?: string});
  const deployment = entries.find(({type}) => type === 'pages-deploy-detailed');
  const url = deployment?.alias ?? deployment?.url;
  if (!url) throw new Error(`${wrangler} wrote no address: is there a newer version?`);
  return new URL(url).origin;
}
