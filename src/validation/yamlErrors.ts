import {stringify, type ErrorCode} from 'yaml';
import {createProblem, replace, type Location, type Problem, type Texts} from './problem';

const texts = {
  'yaml-line': ({what, fixed, written, correct}: Omit<Suspect, keyof Location>) => ({
    text: what,
    fix: `Write: ${fixed}`,
    ...(written !== undefined && replace(written, correct)),
  }),
  'yaml-duplicate-key': ({key}: {key: string}) => ({
    text: `\`${key}\` is set twice.`,
    fix: 'Delete one of the two lines.',
  }),
  'yaml-invalid': ({message}: {message: string}) => ({
    text: `This line is not valid YAML: ${message}.`,
    fix: "Write each key on a line of its own, with its text in quotes: title: 'A title'",
  }),
} satisfies Texts;

/** An error of the YAML parser. */
export interface YamlError {
  code?: ErrorCode;
  /** The parser's own words, for errors without a message of ours. */
  message: string;
  location: Location;
}

/** A line that looks like a common mistake. */
interface Suspect extends Location {
  what: string;
  /** The whole line as it should be. */
  fixed: string;
  /** The part of the line from the column on, as it is and as it should be; missing where it is in two lines. */
  written?: string;
  correct?: string;
}

/**
 * Turns the errors of the parser into problems. The parser often reports one mistake several times, and an open quote
 * only lines later: the cause is the nearest line up to the error that looks like a common mistake.
 *
 * @param nested - whether keys may be indented
 */
export function explainYamlErrors(
  file: string,
  source: string,
  errors: readonly YamlError[],
  nested: boolean,
): Problem[] {
  const lines = source.split('\n');
  const suspects = lines.flatMap(
    (line, index) =>
      findSuspect(line, index + 1, nested) ?? findWrapped(lines[index - 1], line, index + 1) ?? [],
  );
  const problems = new Map<number, Problem>();
  for (const {code, message, location} of errors) {
    const position = {file, ...location};
    if (code === 'DUPLICATE_KEY') {
      const text = lines[location.line - 1] ?? '';
      const key = text.slice(location.column - 1).split(':')[0] ?? '';
      problems.set(location.line, createProblem(texts, 'yaml-duplicate-key', position, {key}));
      continue;
    }
    const cause = suspects.findLast(({line}) => line <= location.line) ?? suspects[0];
    if (cause) {
      problems.set(cause.line, createProblem(texts, 'yaml-line', {file, ...cause}, cause));
    } else if (problems.size === 0) {
      // A further line may be unreadable only because of the one above
      problems.set(location.line, createProblem(texts, 'yaml-invalid', position, {message}));
    }
  }
  return [...problems.values()].sort((a, b) => a.line - b.line);
}

interface Line {
  indent: string;
  key: string;
  separator: string;
  gap: string;
  value: string;
  isNested: boolean;
}

type Pattern = readonly [
  what: string,
  matches: (line: Line) => boolean,
  /** The value as it should be; missing where the problem is before the value. */
  fix?: (value: string) => string,
];

const closedQuotes = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(?:\s+#.*)?$/;

/** Common mistakes, the first match counts. They are looked for only where the parser reports an error. */
const patterns: readonly Pattern[] = [
  ['There is a = after KEY, not a colon.', ({separator}) => separator.endsWith('=')],
  ['There is no space after the colon of KEY.', ({value, gap}) => value !== '' && gap === ''],
  ['There are spaces before KEY.', ({indent, isNested}) => indent !== '' && !isNested],
  [
    'The quotes around KEY are not closed.',
    ({value}) => /^(['"])(?!.*\1)/.test(value),
    (value) => quoteYaml(value.slice(1)),
  ],
  [
    'The quotes around KEY end before its text does.',
    ({value}) => /^['"]/.test(value) && !closedQuotes.test(value),
    (value) => quoteYaml(value.replace(/^(['"])(.*)\1$/, '$2')),
  ],
  [
    'The # in KEY begins a comment.',
    ({value}) => /^\[(?:[^\]]*,)?\s*#/.test(value),
    (value) => value.replaceAll('#', ''),
  ],
  [
    'The list KEY has no closing bracket.',
    ({value}) => /^\[[^\]]*$/.test(value),
    (value) => `${value}]`,
  ],
  [
    'KEY contains a backslash, so it needs single quotes.',
    ({value}) => /^".*\\.*"$/.test(value),
    (value) => quoteYaml(value.slice(1, -1)),
  ],
  [
    'KEY is written like a link of Markdown.',
    ({value}) => /^!?\[.*\]\(.*\)$/.test(value),
    (value) => value.replace(/.*\(|\)$/g, ''),
  ],
  [
    'KEY begins with a special character, so it needs quotes.',
    ({value}) => /^(?:[@`%&*!|>\]},]|[-?] |[[{](?!.*[\]}]$))/.test(value),
    quoteYaml,
  ],
  [
    'KEY contains a colon, so it needs quotes.',
    ({value}) => /^(?!['"[{]).*:(?:\s|$)/.test(value),
    quoteYaml,
  ],
];

function findSuspect(text: string, line: number, isNested: boolean): Suspect | undefined {
  if (/^ *\t/.test(text)) {
    const fixed = (isNested ? '  ' : '') + text.trim();
    const what = 'The line begins with a tab; YAML allows only spaces.';
    return {what, line, column: text.indexOf('\t') + 1, fixed, written: text, correct: fixed};
  }
  const [, indent = '', key = '', separator = '', gap = '', value = ''] =
    /^(\s*)([A-Za-z][\w-]*)(:|\s+=)([ \t]*)(.*?)\s*$/.exec(text) ?? [];
  const match = patterns.find(
    ([, isMatch]) => key && isMatch({indent, key, separator, gap, value, isNested}),
  );
  if (!match) return undefined;
  const [what, , fix] = match;
  const fixed = `${key}: ${fix ? fix(value) : value}`.trim();
  return {
    what: what.replace('KEY', `\`${key}\``),
    line,
    column: indent.length + 1 + (fix ? key.length + 1 + gap.length : 0),
    fixed,
    written: fix ? value : text.trim(),
    correct: fix ? fix(value) : fixed,
  };
}

/** A text that goes on in the next line, or a list without its spaces. */
function findWrapped(before = '', text: string, line: number): Suspect | undefined {
  const [, key = '', value = ''] = /^\s*([A-Za-z][\w-]*):\s*(.*)$/.exec(before) ?? [];
  if (/^\s*-[^\s-]/.test(text)) {
    const fixed = text.replace('-', '- ');
    const what = 'There is no space after the hyphen.';
    const column = text.indexOf('-') + 1;
    return {what, line, column, fixed, written: text.trim(), correct: fixed.trim()};
  }
  if (!key || value === '' || !/^\s*\p{L}/u.test(text) || /^\s*\S+:/.test(text)) return undefined;
  const fixed = `${key}: ${quoteYaml(`${value.replace(/^['"]/, '')} ${text.trim()}`)}`;
  return {what: `The text of \`${key}\` goes on in this line.`, line, column: 1, fixed};
}

/** A text in the quotes that need the fewest escapes. */
export function quoteYaml(text: string): string {
  const defaultStringType = text.includes("'") ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE';
  return stringify(text, {defaultStringType, lineWidth: 0}).trim();
}
