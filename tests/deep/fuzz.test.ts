import process from 'node:process';

import fc from 'fast-check';
import {expect, test} from 'vitest';

import {loadContent} from '../../src/tools/check/content';
import {formatRdjson, formatReport} from '../../src/tools/check/report';
import {checkContent} from '../../src/tools/check/rules';
import {siteDir} from '../writing/cases';

/** `npm run test:deep -- fuzz`. To repeat a failure or a check that never ends, set FUZZ_SEED to the printed seed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 2000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now());

/** Of processor time per file: a busy computer does not count. */
const maxSeconds = 5;

/** What Markdown, MDX, YAML and editors give a meaning to. */
const tokens = [
  ...'< > { } [ ] ( ) ` * _ # | ~ ! " \' & : ::: <> </ <!-- --> {/* */} {... ={'.split(' '),
  ...'![]( ]( [a]( <Hero> </Hero> &#x &amp; ---\n ```\n \t \n \r \r\n \0 \ufeff'.split(' '),
  ...['> ', '- ', '1. ', '  ', '\u00a0', '\u202e', '\ufffd', '- a\n', '*a ', '<a ', '<Hero '],
  ...['import ', 'export ', 'title: '],
];

/** A part of a file, and the text that replaces it. */
const mutation = fc.record({
  at: fc.nat(20_000),
  length: fc.oneof(fc.constant(0), fc.nat(300), fc.nat(20_000)),
  text: fc.oneof(
    fc.constantFrom('', ...tokens),
    fc.string({unit: 'binary', maxLength: 40}),
    fc.string({unit: 'grapheme', maxLength: 40}),
  ),
  times: fc.oneof(fc.constant(1), fc.nat(30_000)), // long lines and deep nesting
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutate(original: string, {at, length, text, times}: Mutation): string {
  const start = at % (original.length + 1);
  return original.slice(0, start) + text.repeat(times) + original.slice(start + length);
}

/** Checks one post without the other pages: 2,000 checks take minutes instead of hours. */
async function check(file: string, text: string): Promise<string> {
  const content = loadContent(siteDir, {[file]: text});
  const files = content.files.filter((each) => each === file || /^news\/[^/]+$/.test(each));
  const problems = await checkContent({...content, files});
  return `${formatReport(problems, {files: 1, seconds: 0})}\n${formatRdjson(problems, content.read)}`;
}

test(`the check survives ${numRuns} damaged files`, async () => {
  console.log(`FUZZ_SEED=${seed}`);
  const content = loadContent(siteDir);
  const originals = content.files.filter((file) => /^(?:pages|news)\/.*\.(?:mdx?|yml)$/.test(file));
  await check('pages/index.mdx', content.read('pages/index.mdx')); // reads dictionaries and sections' types
  const changes = fc.array(mutation, {minLength: 1, maxLength: 4});
  const property = fc.asyncProperty(fc.constantFrom(...originals), changes, async (file, all) => {
    const start = process.cpuUsage();
    const report = await check(file, all.reduce(mutate, content.read(file)));
    const {user, system} = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(maxSeconds);
    expect(report).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
  // A smaller counterexample is not worth the minutes
  await fc.assert(property, {numRuns, seed, endOnFailure: true});
}, 3_600_000);
