/**
 * `npm run test:launch`: launches a copy of the last commit. Every sample gets another value, what is not known stays
 * unknown, and `launched` becomes true. Then all checks but the browser's pass there, and no built file shows a sample.
 */
import * as fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';

import {listSamples} from '../src/check/samples';
import {editFile, editTexts, enterCopy, readText, run} from './support/scratchCopy';

const problems: string[] = [];
const expect = (isRight: boolean, problem: string) => {
  if (!isRight) problems.push(problem);
};

/** Every mark of a sample. */
const marks =
  /"sample": true|(?<="samples": \[[^\]]*)"\w+"|(?<=<\w+) sample\b|^sample: true\n|<Sample>[^]*?<\/Sample>/gm;

/** What is left without a mark. The editor writes `false` for a box that is not ticked. */
function removeMark(mark: string): string {
  if (mark.startsWith('"sample"')) return '"sample": false';
  return mark.startsWith('<') ? mark.slice('<Sample>'.length, -'</Sample>'.length) : '';
}

/** What samples become. No built file may contain the old values. */
const newValues = new Map<string, string>();

function newValueOf(value: string): string {
  const created = newValues.get(value) ?? createValue(value, newValues.size);
  newValues.set(value, created);
  return created;
}

function createValue(value: string, count: number): string {
  if (value.startsWith('+')) return `+91 98640 ${10_000 + count}`;
  if (value.includes('@')) return `rides${count}@cabs.in`;
  if (value.startsWith('/logos/')) return `/logos/real-${count}.svg`;
  if (value.startsWith('https://'))
    return value.replace(/^https:\/\/[^/]+/, `https://www.cabs${count}.in`);
  return `O’Neil (North ${count}) & Sons`;
}

type Facts = Record<string, unknown> & {sample?: boolean; samples?: string[]};

/** Replaces samples in facts, and deletes their marks. Names of stores and networks are no samples. */
function replaceSamples(value: unknown, isSample = false): unknown {
  if (typeof value === 'string') return isSample ? newValueOf(value) : value;
  if (Array.isArray(value)) return value.map((each) => replaceSamples(each, isSample));
  if (typeof value !== 'object' || value === null) return value;
  const {sample = isSample, samples = [], ...facts} = value as Facts;
  const entries = Object.entries(facts).map(([key, child]) => {
    const isName = key === 'name' && 'href' in facts;
    return [key, isName ? child : replaceSamples(child, sample || samples.includes(key))] as const;
  });
  return Object.fromEntries(entries);
}

function launch(): void {
  for (const file of dataFiles) {
    const facts = replaceSamples(JSON.parse(originals.get(file) ?? ''));
    fs.writeFileSync(file, JSON.stringify(facts, null, 2));
  }
  editFile('src/company/data/site.json', (text) => text.replace('false', 'true'));
  editTexts(marks, removeMark);
  editTexts(/https:\/\/\w+\.example\b/, () => 'https://www.paper.in');
  for (const [old, created] of newValues) {
    if (old.startsWith('/logos/')) {
      fs.renameSync(`static${old}`, `static${created}`);
      editTexts(`company="${path.parse(old).name}"`, () => `company="${path.parse(created).name}"`);
    } else if (/^[\w ]+$/.test(old)) editTexts(old, () => created);
  }
}

/** Looks for samples in the built files. */
function inspectBuild(): void {
  const traces = [...newValues.keys(), '.example', '00000 00000'].filter((each) => each.length > 5);
  const built = {cwd: 'build', ignore: ['admin/sveltia*']};
  for (const file of globSync('**/*.{html,js,css,json,svg,txt,xml,yml}', built)) {
    const text = readText(`build/${file}`);
    for (const trace of traces) expect(!text.includes(trace), `${file} shows ${trace}`);
    const words = file.endsWith('.html') ? load(text)('body').text() : '';
    expect(!/\bsamples?\b/i.test(words), `${file} tells of samples`);
  }
}

/** Puts back each mark, one by one, and expects the check to refuse it. */
function refuseMarks(): void {
  for (const [file, original] of originals) {
    for (const {index, 0: mark} of original.matchAll(marks)) {
      const keptKeys = /^"\w+"$/.test(mark) ? mark : '';
      const text = original
        .replace(marks, (each: string, offset: number) =>
          offset === index ? each : removeMark(each),
        )
        .replace(/(?<="samples": )\[[^\]]*\]/, `[${keptKeys}]`);
      const read = (name: string) =>
        Buffer.from(name === file ? text : (originals.get(name) ?? ''));
      const found = listSamples({files: [file], read}).filter((problem) => problem.file === file);
      expect(
        /is a sample/.test(found.map((problem) => problem.text).join()),
        `${file}: ${mark} is not refused`,
      );
    }
  }
}

enterCopy(process.cwd());
const dataFiles = globSync('src/company/data/*.json');
const texts = globSync(['pages/**/*.mdx', 'news/*/index.md']);
const originals = new Map([...dataFiles, ...texts].map((file) => [file, readText(file)]));
launch();
const release = {EVO_PREVIEW: ''};
for (const script of ['check', 'typecheck', 'lint', 'test:unit', 'build', 'test:site'])
  expect(run(`npm run ${script}`, release), `npm run ${script} fails`);
inspectBuild();
expect(run('npm run build', {EVO_PREVIEW: 'true'}), 'a preview cannot be built');
refuseMarks();
const [page = ''] = texts;
editFile(page, (text) => text.replace('\n', '\nsample: true\n'));
expect(!run('npm run build', release), 'a build with a sample is not refused');

console.log(problems.length === 0 ? 'The launch passed.' : problems.join('\n'));
if (problems.length > 0) console.log(`→ Look at it in ${process.cwd()}`);
process.exitCode = problems.length > 0 ? 1 : 0;
