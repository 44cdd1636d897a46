import {fork} from 'node:child_process';
import {on} from 'node:events';
import path from 'node:path';
import process from 'node:process';

import fc from 'fast-check';
import {afterAll, expect, test} from 'vitest';

import {loadContent} from '../../../src/tools/check/content';
import {siteDir} from '../../writing/cases';
import {mutate, mutations} from './mutations';
import type {Answer} from './worker.mts';

/** `npm run test:deep -- fuzz`. To repeat a failure, set FUZZ_SEED to the seed it prints. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 2000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now());

/** Of processor time per file. */
const maxSeconds = 5;
/** Of time on the clock, until a check counts as hanging. */
const hangSeconds = 60;

const content = loadContent(siteDir);
const originals = content.files.filter((file) => /^(?:pages|news)\/.*\.(?:mdx?|yml)$/.test(file));

const worker = fork(path.join(import.meta.dirname, 'worker.mts'), {
  cwd: siteDir,
  execArgv: ['--import', 'tsx'],
  serialization: 'advanced',
});
afterAll(() => worker.kill());
const answers = on(worker, 'message', {close: ['exit']});

async function check(file: string, text: string): Promise<Answer> {
  const timer = setTimeout(() => worker.kill('SIGKILL'), hangSeconds * 1000);
  worker.send([file, text]);
  const {value} = (await answers.next()) as IteratorResult<[Answer], undefined>;
  clearTimeout(timer);
  if (!value) throw new Error(`The check of ${file} crashed, or took over ${hangSeconds} s.`);
  return value[0];
}

test(`the check survives ${numRuns} damaged files`, async () => {
  // Reads the dictionaries and the sections' types
  await check('pages/index.mdx', content.read('pages/index.mdx'));
  const files = fc.constantFrom(...originals);
  const property = fc.asyncProperty(files, mutations, async (file, changes) => {
    const {seconds, report} = await check(file, changes.reduce(mutate, content.read(file)));
    expect(seconds).toBeLessThan(maxSeconds);
    expect(report).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
  // A smaller counterexample is not worth the minutes
  await fc.assert(property, {numRuns, seed, endOnFailure: true});
}, 3_600_000);
