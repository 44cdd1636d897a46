/**
 * `npm run test:launch`: launches copies of the last commit, each with the facts of a file in `tests/launch/`. Then all
 * checks but the browser's pass there, and no built file shows a sample. `npx tsx tests/launch.mts abroad` launches one.
 */
import process from 'node:process';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';

import type {Organisation} from '../src/check/company';
import {listSamples} from '../src/check/samples';
import clients from '../src/company/data/clients.json';
import contact from '../src/company/data/contact.json';
import outlets from '../src/company/data/outlets.json';
import {logoKey} from '../src/company/outlets';
import type plain from './launch/plain.json';
import {editFile, editTexts, enterCopy, readText, run, writeFacts} from './support/scratchCopy';

const problems: string[] = [];
const expect = (isRight: boolean, problem: string) => {
  if (!isRight) problems.push(problem);
};

/** What no built file may contain. */
const traces = [
  ...['.example', '00000 00000'],
  ...contact.offices.flatMap(({address}) => address),
  ...[...clients.clients, ...outlets.outlets].map(({name}) => name),
];

/** Every mark of a sample. */
const marks =
  /"sample": true|(?<="samples": \[[^\]]*)"\w+"|(?<=<\w+) sample\b|^sample: true\n|<Sample>([^]*?)<\/Sample>/gm;

/** Expects the check to refuse each mark. */
function checkMarks(): void {
  for (const file of globSync(['src/company/data/*.json', 'pages/**/*.mdx', 'news/*/index.md'])) {
    const text = readText(file);
    // Nothing in a text that is a sample counts for itself
    const count = /^sample: true$/m.test(text) ? 1 : [...text.matchAll(marks)].length;
    const content = {files: [file], read: (name: string) => Buffer.from(readText(name))};
    const refused = listSamples(content).filter((problem) => problem.file === file);
    expect(refused.length === count, `${file}: ${refused.length} of ${count} marks are refused`);
  }
}

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

/** Looks for samples in the built files. */
function inspectBuild(): void {
  const built = {cwd: 'build', ignore: ['admin/sveltia*']};
  for (const file of globSync('**/*.{html,js,css,json,svg,txt,xml,yml}', built)) {
    const text = readText(`build/${file}`);
    for (const trace of traces) expect(!text.includes(trace), `${file} shows ${trace}`);
    const words = file.endsWith('.html') ? load(text)('body').text() : '';
    expect(!/\bsamples?\b/i.test(words), `${file} tells of samples`);
  }
}

const release = {EVO_PREVIEW: ''};
const project = process.cwd();
const [data = '*'] = process.argv.slice(2);
for (const file of globSync(`tests/launch/${data}.json`, {absolute: true})) {
  const copy = enterCopy(project);
  const known = problems.length;
  checkMarks();
  launch(JSON.parse(readText(file)) as typeof plain);
  for (const script of ['check', 'typecheck', 'lint', 'test:unit', 'build', 'test:site'])
    expect(run(`npm run ${script}`, release), `npm run ${script} fails`);
  inspectBuild();
  expect(run('npm run build', {EVO_PREVIEW: 'true'}), 'a preview cannot be built');
  editFile('pages/about.mdx', (text) => text.replace('\n', '\nsample: true\n'));
  expect(!run('npm run build', release), 'a build with a sample is not refused');
  if (problems.length > known) problems.push(`→ Look at ${file} in ${copy}`);
}
console.log(problems.length === 0 ? 'The launch passed.' : problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
