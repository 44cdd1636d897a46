/**
 * `npm run test:launch`: launches copies of the last commit, each with the facts of a file in `tests/launch/`. Then all
 * checks but the browser's pass there, and no built file shows a sample. `npx tsx tests/launch.mts abroad` launches one.
 */
import assert from 'node:assert/strict';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';

import type {Organisation} from '../src/check/company';
import clients from '../src/company/data/clients.json';
import contact from '../src/company/data/contact.json';
import outlets from '../src/company/data/outlets.json';
import {logoKey} from '../src/company/outlets';
import type plain from './launch/plain.json';
import {editFile, editTexts, inCopies, readText, run, writeFacts} from './support/scratchCopy';

/** What no built file may contain. */
const traces = [
  ...['.example', '00000 00000'],
  ...contact.offices.flatMap(({address}) => address),
  ...[...clients.clients, ...outlets.outlets].map(({name}) => name),
];

/** Every mark of a sample in pages and posts. */
const marks = /(?<=<\w+) sample\b|^sample: true\n|<Sample>([^]*?)<\/Sample>/gm;

/** Writes real facts, and deletes the marks of samples. */
function launch(facts: typeof plain): void {
  writeFacts(facts);
  editTexts(marks, (_mark, words = '') => words);
  editTexts(/https:\/\/\w+\.example\b/, () => 'https://www.paper.in');
  replaceNames(clients.clients, facts.clients.clients);
  replaceNames(outlets.outlets, facts.outlets.outlets);
}

/** Writes the names and logos of real companies into texts. */
function replaceNames(samples: readonly Organisation[], real: readonly Organisation[]): void {
  for (const [index, sample] of samples.entries()) {
    const {name = '', logo = ''} = real[index % real.length] ?? {};
    editTexts(`company="${logoKey(sample.logo)}"`, () => `company="${logoKey(logo)}"`);
    editTexts(sample.name.replace(/\W/g, '\\$&'), () => name);
  }
}

/** What the built files show of samples. */
function samplesInBuild(): string[] {
  const built = {cwd: 'build', ignore: ['admin/sveltia*']};
  return globSync('**/*.{html,js,css,json,svg,txt,xml,yml}', built).flatMap((file) => {
    const text = readText(`build/${file}`);
    const words = file.endsWith('.html') ? load(text)('body').text() : '';
    const found = traces.filter((trace) => text.includes(trace));
    return [...found, ...(words.match(/\bsamples?\b/gi) ?? [])].map((each) => `${file}: ${each}`);
  });
}

const release = {EVO_PREVIEW: ''};
inCopies('tests/launch', (json) => {
  launch(JSON.parse(json) as typeof plain);
  for (const script of ['check', 'typecheck', 'lint', 'test:unit', 'build', 'test:site'])
    run(`npm run ${script}`, release);
  assert.deepEqual(samplesInBuild(), []);
  run('npm run build', {EVO_PREVIEW: 'true'});
  editFile('pages/about.mdx', (text) => text.replace('\n', '\nsample: true\n'));
  assert.throws(() => run('npm run build', release), 'a build with a sample is not refused');
});
