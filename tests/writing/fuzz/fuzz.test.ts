import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';

import {loadContent} from '../../../src/tools/check/content';
import {siteDir} from '../fixtures';
import {mutate, mutations} from './mutations';
import type {Answer} from './worker.mts';

/** `npm run test:deep -- fuzz` checks 2,000 changed files. To repeat a failure, set FUZZ_SEED to the seed it prints. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15);
const seed = process.env['FUZZ_SEED'];

/** Of processor time per file. */
const maxSeconds = 5;
/** Of time on the clock, until a check counts as hanging. */
const hangSeconds = 60;

const content = loadContent(siteDir);
const originals = content.files.filter((file) => /^(?:pages|news)\/.*\.(?:mdx?|yml)$/.test(file));

let worker: ChildProcess | undefined;
afterAll(() => worker?.kill());

function check(file: string, text: string): Promise<Answer> {
  worker ??= fork(path.join(import.meta.dirname, 'worker.mts'), {
    cwd: siteDir,
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const child = worker;
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      child.removeAllListeners();
      child.kill('SIGKILL');
      worker = undefined;
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The check hangs.'), hangSeconds * 1000);
    child.once('exit', (code, signal) => fail(`The check ended with ${code ?? signal}.`));
    child.once('message', (answer: Answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    });
    child.send({file, text});
  });
}

test(`the check survives ${numRuns} damaged files`, async () => {
  const first = content.read('pages/index.mdx');
  await check('pages/index.mdx', first); // reads the dictionaries and the sections' types
  const property = fc.asyncProperty(
    fc.constantFrom(...originals),
    mutations,
    async (file, changes) => {
      const {seconds, report, crash} = await check(file, mutate(content.read(file), changes));
      expect(crash).toBeUndefined();
      expect(seconds).toBeLessThan(maxSeconds);
      expect(report).not.toMatch(/\n\s+at .+:\d+:\d+/);
    },
  );
  await fc.assert(property, {
    numRuns,
    endOnFailure: true, // a smaller counterexample is not worth the minutes
    interruptAfterTimeLimit: 3_000_000,
    markInterruptAsFailure: true,
    ...(seed !== undefined && {seed: Number(seed)}),
  });
}, 3_600_000);
