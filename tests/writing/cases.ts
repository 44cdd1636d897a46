import {readFileSync} from 'node:fs';
import path from 'node:path';

import {loadContent, type Changes, type ContentFiles} from '../../src/tools/check/content';
import {checkContent} from '../../src/tools/check/rules';
import {messageOf, type Problem} from '../../src/validation/problem';

export const siteDir = path.resolve(import.meta.dirname, '../..');

/** Something that a writer writes, and what the check answers. */
export interface Case {
  /** Where the body is; see `contentOf` and `smallSite`. */
  kind: string;
  title: string;
  body: string;
}

/**
 * Reads a file of cases: `=== kind: title`, then the body, then what the check reports, which begins with `>>>`. In the
 * body, `\u{200b}` is that character.
 */
export function readCases(file: string): Case[] {
  return readFileSync(file, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((text) => {
      const [, kind = '', title = '', body = ''] = /^([^:]+): (.*)\n([^]*)$/.exec(text) ?? [];
      return {kind, title, body: body.replace(/^>>>[^]*/m, '').trimEnd()};
    });
}

/** A case with what the check reports, as its file has it. */
export function writeCase({kind, title, body}: Case, problems: readonly Problem[]): string {
  const report = problems.map((problem) => {
    const {text, fix, severity} = messageOf(problem);
    const file = kind === 'files' ? `${problem.file}:` : '';
    const note = severity ? ` (${severity})` : '';
    return `>>> ${file}${problem.line}:${problem.column}  ${text}${note}\n    → ${fix}\n`;
  });
  // What is new on the site, or among the cases, is not a new message
  const lines = report
    .join('')
    .replace(/fixture-\d+/g, 'fixture')
    .replace(/(?<=AppPromo, ).*/g, '…');
  return `=== ${kind}: ${title}\n${body}\n${lines}`;
}

const unescape = (text: string) =>
  text.replace(/\\u\{([\da-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

export const article = (text: string) => `<Article title="Fixture">\n\n${text}\n\n</Article>\n`;

/** What surrounds a body in the text of a page or post, which begins in line 6 or 12. */
const bodies: Readonly<Record<string, (body: string) => string>> = {
  page: (body) => `${body}\n`,
  section: (body) => `${article('Words.')}\n${body}\n`,
  words: article,
  post: (body) => `${body}\n\n<!-- truncate -->\n\nMore words.\n`,
};

const imageBytes = readFileSync(`${siteDir}/static/img/rental-airport.jpg`);

/** The keys of a page or post: titles and descriptions are unique on the site. */
const keysOf = (number: number) =>
  `title: Fixture number ${number}\ndescription: A page for the tests of the check, which is number ${number} of all of them.\n`;

/** The text of a page. */
export const pageOf = (body: string, number: number): string =>
  `---\n${keysOf(number)}---\n\n${body}`;

/** A post: its text and its image. @param keys - further lines of front matter */
export function postOf(folder: string, body: string, number: number, keys = ''): Changes {
  return {
    [`${folder}/image.jpg`]: imageBytes,
    [`${folder}/index.md`]: `---\n${keysOf(number)}kind: news\n${keys}tags: [company]\nauthors: [newsroom]\nimage: ./image.jpg\nimageAlt: A cab in the hills\nimageCredit: Illustration by EVO\n---\n\n${body}`,
  };
}

/** Files for cases that are the text of a page or post, and the main file of each case. */
export function filesOf(cases: readonly Case[]) {
  const changes: Record<string, string | Uint8Array | null> = {};
  const files = cases.map((each, index) => {
    const text = bodies[each.kind]?.(unescape(each.body)) ?? '';
    const day = new Date(Date.UTC(2010, 0, index + 1)).toISOString().slice(0, 10);
    const folder = `news/${day}-fixture-${index}`;
    const isPost = each.kind === 'post';
    const file = isPost ? `${folder}/index.md` : `pages/fixture-${index}.mdx`;
    Object.assign(changes, isPost ? postOf(folder, text, index) : {[file]: pageOf(text, index)});
    return [each, file] as const;
  });
  return {changes, files: new Map(files)};
}

/** The problems of the content with changed files, by file. */
export async function check(changes: Changes): Promise<Map<string, Problem[]>> {
  const byFile = new Map<string, Problem[]>();
  for (const problem of await checkContent(loadContent(siteDir, changes))) {
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  return byFile;
}

/* ---- A small site ---- */

const textOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'texts', name), 'utf8');
const [pageText, postText] = [textOf('page.md'), textOf('post.md')];

const postFile = 'news/2025-01-14-a-tree/index.md';

const smallSite: Readonly<Record<string, string>> = {
  'pages/fleet.mdx': pageText
    .replace(/(?<=title: ).*/, 'The fleet we drive')
    .replace(
      /(?<=description: ).*/,
      'Everything about the electric cars that carry people and goods.',
    ),
  'news/tags.yml': textOf('tags.yml'),
  'news/authors.yml': textOf('authors.yml'),
  [postFile]: postText,
  'news/2025-01-14-a-tree/tree.jpg': '',
  'news/2025-01-14-a-tree/tree.heic': '',
  'static/img/tourism.jpg': '',
};

/** The files whose lines a case changes, by its kind, and their texts. */
const changed: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'post lines': [postFile, postText],
  'coverage lines': [postFile, textOf('coverage.md')],
  'page lines': ['pages/ride.mdx', pageText],
  'tags.yml lines': ['news/tags.yml', textOf('tags.yml')],
  'authors.yml lines': ['news/authors.yml', textOf('authors.yml')],
  'images.yml lines': ['pages/images.yml', '/img/tourism.jpg: 100% 80%\n'],
};

/** Replaces lines that begin with - by the lines after them that begin with +. */
function changeLines(text: string, body: string): string {
  return body.split(/^(?=-)(?<=\+.*\n)/m).reduce((result, change) => {
    const lines = (sign: string) =>
      change
        .split('\n')
        .flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []))
        .map((line) => `${line}\n`)
        .join('');
    const from = lines('-');
    if (!result.includes(from)) throw new Error(`The text does not contain:\n${from}`);
    return result.replace(from, () => lines('+'));
  }, text);
}

function contentOf(texts: Readonly<Record<string, string>>): ContentFiles {
  return {
    siteDir,
    files: Object.keys(texts).sort(),
    links: [],
    read: (file) => texts[file] ?? '',
    bytes: (file) => (/\.jpe?g$/.test(file) ? imageBytes : Buffer.from(texts[file] ?? '')),
  };
}

/** The problems of a case that changes lines of a small site, or adds files to it. */
export async function checkSmallSite({kind, body}: Case): Promise<Problem[]> {
  const change = changed[kind];
  if (change) {
    const [file, text] = change;
    const content = contentOf({...smallSite, [file]: changeLines(text, unescape(body))});
    const problems = await checkContent(content);
    return problems.filter((problem) => problem.file === file);
  }
  const added = unescape(body)
    .split('\n')
    .map((line, index) => {
      const [file = '', title = `The title of file ${index}`] = line.split(' = ');
      const text = file.startsWith('pages/') ? pageText : postText;
      const description = `description: The description of the file ${index}, which has no other one like it.`;
      return [
        file,
        text.replace(/(?<=title: ).*/, title).replace(/description: .*/, description),
      ] as const;
    });
  const images = added.map(([file]) => [`${path.posix.dirname(file)}/tree.jpg`, ''] as const);
  const content = contentOf({...smallSite, ...Object.fromEntries([...images, ...added])});
  const problems = await checkContent(content);
  return problems.filter(({file}) =>
    added.some(([name]) => file.startsWith(path.posix.dirname(name))),
  );
}
