/**
 * `npm run test:launch`: launches a copy of the last commit. Every sample gets another value, what is not known stays unknown,
 * and `launched` becomes true. Then all checks but the browser's pass there, and no built file shows a sample.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {load} from 'cheerio';
import {globSync} from 'tinyglobby';

import {listSamples} from '../src/check/samples';

type Json = Record<string, unknown>;

const copy = fs.mkdtempSync(path.join(tmpdir(), 'launch-'));
execFileSync('git', ['clone', '--quiet', '.', copy]);
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
process.chdir(copy);

const read = (file: string) => fs.readFileSync(file, 'utf8');
const dataFiles = globSync('src/company/data/*.json');
const texts = globSync(['pages/**/*.mdx', 'news/*/index.md']);

const problems: string[] = [];
const expect = (isRight: boolean, problem: string) => {
  if (!isRight) problems.push(problem);
};

/** Every mark of a sample. */
const marks = /,\s*"sample": true|(?<=<\w+) sample\b|^sample: true\n|<\/?Sample>/gm;

/** What a sample becomes, and what no built file may contain. */
const newValues = new Map<string, string>();
let count = 0;

function newValueOf(value: string): string {
  const known = newValues.get(value);
  if (known) return known;
  count += 1;
  const created = createValue(value);
  newValues.set(value, created);
  return created;
}

function createValue(value: string): string {
  if (value.startsWith('+')) return `+91 98640 ${10_000 + count}`;
  if (value.includes('@')) return `rides${count}@cabs.in`;
  if (value.startsWith('/logos/')) return `/logos/real-${count}.svg`;
  if (value.startsWith('https://')) {
    const {pathname} = new URL(value);
    return `https://www.cabs${count}.in${pathname === '/' ? '' : pathname}`;
  }
  return `O’Neil (North ${count}) & Sons`;
}

/** Gives a sample another value. Names of stores and networks are no samples. */
function replaceValues(value: unknown, key = '', isNamed = false): unknown {
  if (typeof value === 'string') return key === 'name' && isNamed ? value : newValueOf(value);
  if (Array.isArray(value)) return value.map((each) => replaceValues(each));
  if (typeof value !== 'object' || value === null) return value;
  const {sample: _, ...rest} = value as Json;
  const entries = Object.entries(rest);
  return Object.fromEntries(
    entries.map(([name, child]) => [name, replaceValues(child, name, 'href' in rest)]),
  );
}

/** Replaces the samples in the facts. */
function replaceFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceFacts);
  if (typeof value !== 'object' || value === null) return value;
  if ((value as Json)['sample'] === true) return replaceValues(value);
  const {samples = [], ...rest} = value as Json;
  const marked = samples as string[];
  const entries = Object.entries(rest).map(([key, child]) => [
    key,
    marked.includes(key) ? replaceValues(child) : replaceFacts(child),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Launches the copy. */
function launch(): void {
  for (const file of dataFiles) {
    const facts = replaceFacts(JSON.parse(read(file))) as Json;
    if ('launched' in facts) facts['launched'] = true;
    fs.writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  }
  const names: [string, string][] = [...newValues].filter(([old]) => /^[\w ]+$/.test(old));
  for (const [old, created] of newValues) {
    if (!old.startsWith('/logos/')) continue;
    fs.renameSync(`static${old}`, `static${created}`);
    names.push([`company="${path.parse(old).name}"`, `company="${path.parse(created).name}"`]);
  }
  for (const file of texts) {
    let text = read(file).replace(marks, '');
    for (const [old, created] of names) text = text.replaceAll(old, created);
    text = text.replace(/https:\/\/\w+\.example\b/g, 'https://www.paper.in');
    fs.writeFileSync(file, text);
  }
}

function run(command: string, env = {}): boolean {
  console.log(`\n— ${command}`);
  const options = {shell: true, stdio: 'inherit', env: {...process.env, ...env}} as const;
  return spawnSync(command, options).status === 0;
}

/** Looks for samples in the built files. */
function inspectBuild(): void {
  const files = globSync('**/*.{html,js,css,json,svg,txt,xml,yml}', {cwd: 'build'});
  const traces = [...newValues.keys(), '.example', '00000 00000'].filter((each) => each.length > 5);
  const own = files.filter((file) => !file.startsWith('admin/sveltia'));
  for (const file of own) {
    const text = read(`build/${file}`);
    for (const trace of traces) expect(!text.includes(trace), `${file} shows ${trace}`);
  }
  const sitemap = read('build/sitemap.xml');
  for (const file of own.filter((each) => /^(?!admin\/|404).*\.html$/.test(each))) {
    const $ = load(read(`build/${file}`));
    if ($('meta[http-equiv="refresh"]').length > 0) continue;
    const isHidden = $('meta[name="robots"][content*="noindex"]').length > 0;
    const address = $('link[rel="canonical"]').attr('href') ?? '';
    expect(isHidden === (file === 'offline.html'), `${file}: noindex is ${isHidden}`);
    const isListed = sitemap.includes(`<loc>${address}</loc>`);
    expect(isListed !== isHidden, `${file}: the sitemap does not list ${address}`);
    expect(!/\bsamples?\b|This is a preview/i.test($('body').text()), `${file} tells of samples`);
  }
}

/** Puts back each mark, one by one, and expects the check to refuse it. */
function refuseMarks(originals: ReadonlyMap<string, string>): void {
  const expectRefused = (file: string, text: string, mark: string) => {
    const read = (name: string) => Buffer.from(name === file ? text : (originals.get(name) ?? ''));
    const found = listSamples({files: [file], read});
    expect(
      found.some((each) => each.file === file && each.text.includes('a sample')),
      `${file}: ${mark.trim()} is not refused`,
    );
  };
  for (const [file, original] of originals) {
    const all = [...original.matchAll(marks)];
    for (const [kept, {0: mark}] of all.entries()) {
      let index = -1;
      const text = original.replace(marks, (each) => {
        index += 1;
        return index === kept ? each : '';
      });
      expectRefused(file, text.replace(/"samples": \[.*?\]/s, '"samples": []'), mark);
    }
    const [, list = ''] = /"samples": \[(.*?)\]/s.exec(original) ?? [];
    for (const name of list.split(',').filter((each) => each.trim() !== '')) {
      const text = original
        .replace(marks, '')
        .replace(/"samples": \[.*?\]/s, `"samples": [${name}]`);
      expectRefused(file, text, name);
    }
  }
}

const originals = new Map([...dataFiles, ...texts].map((file) => [file, read(file)]));
launch();
const clean = {EVO_PREVIEW: ''};
for (const command of ['check', 'typecheck', 'lint', 'test:unit', 'build', 'test:site'])
  expect(run(`npm run ${command}`, clean), `npm run ${command} fails`);
inspectBuild();
expect(run('npm run build', {EVO_PREVIEW: 'true'}), 'a preview cannot be built');
refuseMarks(originals);
const [page = ''] = texts;
fs.writeFileSync(page, read(page).replace('\n', '\nsample: true\n'));
expect(!run('npm run build', clean), 'a build with a sample is not refused');

console.log(problems.length === 0 ? 'The launch passed.' : problems.join('\n'));
if (problems.length > 0) console.log(`→ Look at it in ${copy}`);
process.exitCode = problems.length > 0 ? 1 : 0;
