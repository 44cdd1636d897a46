import {createProblem, type CodeOf, type Location, type Problem, type Texts} from './problem';
import {parseYaml, type ParsedYaml} from './yaml';
import {quoteYaml} from './yamlErrors';

const addFence = 'Write --- on a line of its own';

const texts = {
  'file-not-utf8': () => ({
    text: 'This line has an unreadable character: the file is not UTF-8.',
    fix: 'Save the file with the encoding UTF-8.',
  }),
  'front-matter-missing': () => ({
    text: 'The file does not begin with front matter.',
    fix: `${addFence} at the top, then a title and the other keys, then --- again.`,
  }),
  'front-matter-not-first': () => ({
    text: 'There are blank lines above the front matter.',
    fix: 'Delete the blank lines above the first ---.',
  }),
  'front-matter-not-closed': () => ({
    text: 'The front matter is not closed: the second --- is missing.',
    fix: `${addFence} after the last key.`,
  }),
  'front-matter-fence': () => ({
    text: 'A line around the front matter is not exactly three hyphens.',
    fix: 'Write: ---',
  }),
  'front-matter-no-keys': () => ({
    text: 'The front matter has no keys.',
    fix: 'Write each key on a line of its own: title: A tree after every ride',
  }),
  'value-cut-by-comment': ({key, fixed}: {key: string; fixed: string}) => ({
    text: `\`${key}\` ends at the #: YAML ignores the rest of the line.`,
    fix: `Write it in quotes: ${fixed}`,
  }),
} satisfies Texts;

/** A file split into front matter and body. */
export interface FileParts {
  /** Begins with an empty line in place of the first `---`, so that lines count as in the file. */
  yaml: string;
  body: string;
  /** The line of the file that the body begins in. */
  bodyLine: number;
}

/** Front matter that could be parsed. */
export interface FrontMatter extends ParsedYaml {
  data: Readonly<Record<string, unknown>>;
}

const fence = /^---[ \t]*$/;

/** Splits a page or post at its front matter. */
function splitFrontMatter(file: string, text: string): FileParts | {problem: Problem} {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const fail = (
    code: Exclude<CodeOf<typeof texts>, 'value-cut-by-comment'>,
    line: number,
    column = 1,
  ) => ({problem: createProblem(texts, code, {file, line, column})});

  const damaged = lines.findIndex((line) => line.includes('\uFFFD'));
  if (damaged >= 0) {
    return fail('file-not-utf8', damaged + 1, (lines[damaged]?.indexOf('\uFFFD') ?? 0) + 1);
  }
  if (!fence.test(lines[0] ?? '')) {
    if (/^(?:-+|[—–+*_]{1,3})\s*$/.test(lines[0] ?? '')) return fail('front-matter-fence', 1);
    const firstLine = lines.find((line) => line.trim() !== '') ?? '';
    return fail(fence.test(firstLine) ? 'front-matter-not-first' : 'front-matter-missing', 1);
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const keys = lines.slice(1, end < 0 ? undefined : end);
  // A `---` far below, in the text, closes nothing
  if (end < 0 || keys.some((line) => /<!--|^<[A-Z]/.test(line))) {
    const empty = keys.findIndex((line) => line.trim() === '');
    return fail('front-matter-not-closed', (empty < 0 ? keys.length : empty) + 2);
  }
  if (!fence.test(lines[end] ?? '')) return fail('front-matter-fence', end + 1);
  return {
    yaml: ['', ...keys, ''].join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** A page or post that was read, as far as that was possible. */
export interface ParsedFile {
  problems: Problem[];
  parts?: FileParts;
  frontMatter?: FrontMatter;
}

/** Parses the front matter of a page or post. */
export function parseFrontMatter(file: string, text: string): ParsedFile {
  const parts = splitFrontMatter(file, text);
  if ('problem' in parts) return {problems: [parts.problem]};
  const parsed = parseYaml(file, parts.yaml, {nested: false});
  if ('problems' in parsed) return {problems: parsed.problems, parts};
  const data = parsed.yaml.data ?? {};
  if (!isRecord(data)) {
    const start = {file, line: 2, column: 1};
    return {problems: [createProblem(texts, 'front-matter-no-keys', start)], parts};
  }
  return {problems: [], parts, frontMatter: {...parsed.yaml, data}};
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Unquoted texts that end at a `#`, because YAML reads the rest of the line as a comment. */
export function findCutTexts(file: string, {data, commentAfter}: FrontMatter): Problem[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const comment = isRecord(value) ? undefined : commentAfter([key]);
    if (!comment) return [];
    const {text, ...location} = comment;
    const fixed = `${key}: ${quoteYaml(text)}`;
    return createProblem(texts, 'value-cut-by-comment', {file, ...location}, {key, fixed});
  });
}

/** Sorts problems by their place in a file. */
export function byLocation(a: Location, b: Location): number {
  return a.line - b.line || a.column - b.column;
}
