import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';
import {check} from './check';

/**
 * What a writer writes, and a part of each problem that the check reports, as `line: text`; none if nothing is wrong.
 * Lines count from the first line that the writer writes, or, of keys, from the first line of the file.
 */
export type Case = readonly [place: Place, written: string, ...problems: string[]];

type Place = keyof typeof bodies;
type Files = Readonly<Record<string, string | Buffer>>;

const create = {width: 800, height: 600, channels: 3, background: '#246'} as const;
export const jpeg = await sharp({create}).jpeg().toBuffer();

/** Front matter of a page; no two pages or posts have the same title or description. */
const pageKeys = (number: number) => [
  `title: Text number ${number} of the tests`,
  `description: A text for the tests of the check, which is number ${number} of all texts.`,
];

const postKeys = (number: number, day: string) => [
  ...pageKeys(number),
  'kind: news',
  'tags: [charging, fleet]',
  'authors: [newsroom]',
  'image: ./tree.jpg',
  'imageAlt: A sapling and a parked car',
  `date: ${day}`,
];

/** Changes front matter: `title: X` replaces or adds a line, `no title` deletes it. */
function changeKeys(keys: readonly string[], change: string): string[] {
  const name = change.startsWith('no ') ? change.slice('no '.length) : change.split(':')[0];
  const index = keys.findIndex((line) => line.startsWith(`${name}:`));
  if (change.startsWith('no ')) return keys.filter((_, at) => at !== index);
  return index < 0 ? [...keys, change] : keys.map((line, at) => (at === index ? change : line));
}

const composeFile = (keys: readonly string[], body: string) =>
  ['---', ...keys, '---', '', body, ''].join('\n');

const article = (text: string) => `<Article title="Words">\n\n${text}\n\n</Article>`;

/** What is below the front matter, by the place of what a writer writes. */
const bodies = {
  page: (text: string) => text,
  words: article,
  section: (text: string) => `${article('Words.')}\n\n${text}`,
  'keys of a page': () => article('Words.'),
  post: (text: string) => text,
  'keys of a post': () => 'Words.',
};

/** The files of a text, and how many lines are above it in the first of them. */
function filesOf(place: Place, written: string, number: number) {
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
  const folder = `news/${day}-text-${number}`;
  const isPost = place.endsWith('post');
  const isKeys = place.startsWith('keys');
  const keys = isPost ? postKeys(number, day) : pageKeys(number);
  const text = composeFile(isKeys ? changeKeys(keys, written) : keys, bodies[place](written));
  const file = isPost ? `${folder}/index.md` : `pages/text-${number}.mdx`;
  const files: Files = {[file]: text, ...(isPost && {[`${folder}/tree.jpg`]: jpeg})};
  const above = isKeys ? '' : text.slice(0, text.indexOf(written));
  return {file, files, linesAbove: above.split('\n').length - 1};
}

const topic = (name: string) =>
  `${name}:\n  label: Words\n  permalink: /${name}\n  description: What the posts of the topic ${name} are about, in a sentence.\n`;

/** A small site that texts can link to. */
export const smallSite: Files = {
  'news/tags.yml': topic('charging') + topic('fleet'),
  'news/authors.yml': 'newsroom:\n  name: EVO newsroom\n',
  'news/2025-01-14-a-tree/index.md': composeFile(postKeys(1001, '2025-01-14'), 'Words.'),
  'news/2025-01-14-a-tree/tree.jpg': jpeg,
  'news/2026-03-01-a-plan/index.md': composeFile(postKeys(1002, '2026-03-01'), 'Words.'),
  'news/2026-03-01-a-plan/tree.jpg': jpeg,
  'pages/ride.mdx': composeFile(
    pageKeys(1003),
    `${article('## Where to go')}\n\n<LogoStrip id="airport" title="Words" />`,
  ),
  'static/favicon.svg': '<svg/>',
  'static/img/hero.jpg': jpeg,
};

/** Checks files of the small site on 14 January 2026. @returns functions that list `line: text` of a file */
export async function checkFiles(changed: Files) {
  const files = {...smallSite, ...changed};
  const read = (file: string) => Buffer.from(files[file] ?? '');
  const content = {files: Object.keys(files).sort(), read};
  const merged = new Set(Object.keys(smallSite));
  const problems = await check(content, {today: '2026-01-14', merged});
  const list = (isNote: boolean, file: string, linesAbove: number) =>
    problems
      .filter((problem) => problem.file === file && Boolean(problem.isNote) === isNote)
      .map(({line, text}) => `${line - linesAbove}: ${text}`);
  return {
    problemsOf: (file: string, linesAbove = 0) => list(false, file, linesAbove),
    notesOf: (file: string) => list(true, file, 0),
  };
}

/** Tests what the check reports for each text, all of them on one site: to check a site takes a while. */
export function testCases(cases: readonly Case[]): void {
  const rows = cases.map(([place, written, ...problems], index) => {
    return {place, written, problems, ...filesOf(place, written, index + 1)};
  });
  let problemsOf: Awaited<ReturnType<typeof checkFiles>>['problemsOf'];
  beforeAll(async () => {
    const files = rows.map((row) => row.files);
    ({problemsOf} = await checkFiles(Object.assign({}, ...files) as Files));
  });
  test.each(rows)('$place: $written', ({problems, file, linesAbove}) => {
    const found = problemsOf(file, linesAbove);
    if (problems.length === 0) expect(found).toEqual([]);
    for (const problem of problems) expect(found).toContainEqual(expect.stringContaining(problem));
  });
}
