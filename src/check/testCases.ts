import sharp from 'sharp';
import {beforeAll, expect, test} from 'vitest';
import {check} from './check';

/** What a writer writes, and a part of each problem that the check reports, as `line: text`; none if nothing is wrong. */
export type Case = readonly [place: keyof typeof places, written: string, ...problems: string[]];

type Files = Readonly<Record<string, string | Buffer>>;

const create = {width: 800, height: 600, channels: 3, background: '#246'} as const;
export const jpeg = await sharp({create}).jpeg().toBuffer();

const pageKeys = (number: number) => [
  `title: Text number ${number} of the tests`,
  `description: A text for the tests of the check, which is number ${number} of all texts.`,
];
/** The day of a post: of the texts of a test, or of the small site. */
const dayOf = (number: number) => new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
const postKeys = (number: number, kind = 'news', day = dayOf(number)) => [
  ...pageKeys(number),
  `kind: ${kind}`,
  'tags: [charging, fleet]',
  'authors: [newsroom]',
  'image: ./tree.jpg',
  'imageAlt: A sapling and a parked car',
  `date: ${day}`,
];
const coverageKeys = (number: number) => [
  ...postKeys(number, 'media-coverage'),
  'outlet: Tezora',
  'outletUrl: https://tezora.example/an-article',
];

/** The text of a file, with changed front matter: `title: X` replaces or adds a line, `no title` deletes it. */
function textOf(keys: readonly string[], body: string, changes = ''): string {
  const lines = [...keys];
  for (const change of changes.split(/\n(?=\w+:|no )/)) {
    const [, key = ''] = /^(?:no )?(\w+)/.exec(change) ?? [];
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    const isDeleted = change === `no ${key}`;
    if (index >= 0) lines.splice(index, 1, ...(isDeleted ? [] : [change]));
    else if (change !== '') lines.push(change);
  }
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

function post(text: string, number: number, linesAbove: number) {
  const folder = `news/${dayOf(number)}-text-${number}`;
  const file = `${folder}/index.md`;
  return {file, files: {[file]: text, [`${folder}/tree.jpg`]: jpeg}, linesAbove};
}

function page(text: string, number: number, linesAbove: number) {
  const file = `pages/text-${number}.mdx`;
  return {file, files: {[file]: text}, linesAbove};
}

const article = (text: string) => `<Article title="Words">\n\n${text}\n\n</Article>`;

/** Where a text is: in a file of that number, below so many lines. */
const places = {
  post: (text: string, number: number) => post(textOf(postKeys(number), text), number, 11),
  words: (text: string, number: number) => page(textOf(pageKeys(number), article(text)), number, 7),
  page: (text: string, number: number) => page(textOf(pageKeys(number), text), number, 5),
  section: (text: string, number: number) =>
    page(textOf(pageKeys(number), `${article('Words.')}\n\n${text}`), number, 11),
  'keys of a post': (changes: string, number: number) =>
    post(textOf(postKeys(number), 'Words.', changes), number, 0),
  'keys of media coverage': (changes: string, number: number) =>
    post(textOf(coverageKeys(number), 'Words.', changes), number, 0),
  'keys of a page': (changes: string, number: number) =>
    page(textOf(pageKeys(number), article('Words.'), changes), number, 0),
};

const topic = (name: string) =>
  `${name}:\n  label: Words\n  permalink: /${name}\n  description: What the posts of the topic ${name} are about, in a sentence.\n`;

/** A small site that texts can link to. */
export const smallSite: Files = {
  'news/tags.yml': topic('charging') + topic('fleet'),
  'news/authors.yml': 'newsroom:\n  name: EVO newsroom\n',
  'news/2025-01-14-a-tree/index.md': textOf(postKeys(1001, 'news', '2025-01-14'), 'Words.'),
  'news/2025-01-14-a-tree/tree.jpg': jpeg,
  'news/2026-03-01-a-plan/index.md': textOf(postKeys(1002, 'news', '2026-03-01'), 'Words.'),
  'news/2026-03-01-a-plan/tree.jpg': jpeg,
  'pages/ride.mdx': textOf(
    pageKeys(1003),
    `${article('## Where to go')}\n\n<LogoStrip id="airport" title="Words" />`,
  ),
  'static/favicon.svg': '<svg/>',
  'static/img/hero.jpg': jpeg,
};

/** Checks files on 14 January 2026. @returns functions that list `line: text` of a file */
export async function checkFiles(files: Files) {
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

/** Tests what the check reports for each text, all of them on one site. */
export function testCases(cases: readonly Case[]): void {
  const texts = cases.map(([place, text], index) => places[place](text, index + 1));
  let problemsOf: Awaited<ReturnType<typeof checkFiles>>['problemsOf'];
  beforeAll(async () => {
    const files = texts.reduce<Files>((all, each) => ({...all, ...each.files}), smallSite);
    ({problemsOf} = await checkFiles(files));
  }, 60_000);
  const rows = cases.map(([place, text, ...problems], index) => ({place, text, problems, index}));
  test.each(rows)('$place: $text', ({problems, index}) => {
    const {file = '', linesAbove = 0} = texts[index] ?? {};
    const found = problemsOf(file, linesAbove);
    if (problems.length === 0) expect(found).toEqual([]);
    for (const problem of problems) {
      expect(found).toContainEqual(expect.stringContaining(problem));
    }
  });
}
