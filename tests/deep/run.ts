/**
 * The exhaustive tests: every address, rare browsers, large text, keyboard, failed scripts, the plain build, the
 * editor, a real server over TLS, other engines, more posts, whole reviews, two fresh clones that must build
 * the same files, and 2,000 damaged files for the checker. The pull-request workflow runs them in shards.
 *
 *     npm run test:deep                     everything, also after a failure
 *     npm run test:deep -- browser plain    these steps
 *     npm run test:deep -- --shard=1/4      a quarter of each browser step, and of the other steps
 */
import {spawnSync} from 'node:child_process';
import process from 'node:process';

type Step = readonly {command: string; env?: Readonly<Record<string, string>>}[];

const args = process.argv.slice(2);
const [shard] = args.filter((arg) => arg.startsWith('--shard='));
const [, index = '1', shards = '1'] = /=(\d+)\/(\d+)$/.exec(shard ?? '') ?? [];
const browser = (options: string, env = {}) => ({
  command: `npx playwright test --config tests/playwright.config.ts ${options} ${shard ?? ''}`,
  env,
});
const vitest = (project: string) => ({
  command: `npx vitest run --config tests/vitest.config.mts --project ${project}`,
});

/** Steps whose tests Playwright shards. */
const browserSteps: Readonly<Record<string, Step>> = {
  browser: [{command: 'npm run build'}, browser('--project=deep --project=rare')],
  plain: [
    {command: 'npm run build -- --out-dir build-plain', env: {EVO_PLAIN: 'true'}},
    browser('--project=site --project=rare', {EVO_PLAIN: 'true', BUILD_FOLDER: 'build-plain'}),
  ],
  hosting: [{command: 'npm run build'}, browser('--project=hosting')],
  admin: [{command: 'npm run build'}, browser('--project=admin')],
};
/** Steps that one shard runs as a whole. */
const otherSteps: Readonly<Record<string, Step>> = {
  engines: [{command: 'npm run build'}, vitest('engines')],
  newsroom: [{command: 'npm run build'}, vitest('newsroom')],
  review: [vitest('review')],
  reproducible: [vitest('reproducible')],
  fuzz: [vitest('fuzz')],
};

const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !(name in browserSteps) && !(name in otherSteps));
if (unknown.length > 0) {
  const names = Object.keys({...browserSteps, ...otherSteps}).join(', ');
  throw new Error(`Unknown step ${unknown.join(', ')}.\n→ Choose from ${names}.`);
}

const mine = Object.entries(otherSteps).filter(
  (_, step) => step % Number(shards) === Number(index) - 1,
);
const steps = [...Object.entries(browserSteps), ...mine].filter(
  ([name]) => named.length === 0 || named.includes(name),
);
const failed = steps.filter(([name, commands]) =>
  commands.some(({command, env}) => {
    console.log(`\n${name}: ${command}`);
    const options = {shell: true, stdio: 'inherit', env: {...process.env, ...env}} as const;
    return spawnSync(command, options).status !== 0;
  }),
);
console.log(`\n${steps.length - failed.length} steps passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
