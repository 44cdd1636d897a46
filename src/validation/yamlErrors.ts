import {stringify} from 'yaml';
import type {ErrorCode} from 'yaml';
import {createProblem} from './problem';
import type {Location, Problem, ProblemCode} from './problem';

/** An error of the YAML parser. */
export interface YamlError {
  code?: ErrorCode;
  /** The parser's own words, for errors without a message of ours. */
  message: string;
  location: Location;
}

/** A line that looks like a common mistake. */
interface Suspect extends Location {
  code: Exclude<Extract<ProblemCode, `yaml-${string}`>, 'yaml-duplicate-key' | 'yaml-invalid'>;
  key: string;
  /** The whole line as it should be. */
  fixed: string;
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
  const suspects = lines.flatMap((line, index) => findSuspect(line, index + 1, nested) ?? []);
  const problems = new Map<number, Problem>();
  for (const {code, message, location} of errors) {
    const text = lines[location.line - 1] ?? '';
    const position = {file, ...location};
    if (code === 'DUPLICATE_KEY') {
      const key = text.slice(location.column - 1).split(':')[0] ?? '';
      problems.set(location.line, createProblem('yaml-duplicate-key', position, {key}));
      continue;
    }
    const cause = suspects.findLast(({line}) => line <= location.line) ?? suspects[0];
    if (cause) {
      const {line, column, key, fixed} = cause;
      problems.set(line, createProblem(cause.code, {file, line, column}, {key, fixed}));
    } else if (problems.size === 0) {
      // A further line may be unreadable only because of the one above
      problems.set(location.line, createProblem('yaml-invalid', position, {message}));
    }
  }
  return [...problems.values()].sort((a, b) => a.line - b.line);
}

interface Pattern {
  code: Suspect['code'];
  at: 'key' | 'value';
  matches: (value: string, spaces: {indent: string; gap: string}, nested: boolean) => boolean;
  /** The value as it should be; the same where it is fine. */
  fix?: (value: string) => string;
}

const closedQuotes = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(?:\s+#.*)?$/;

/** Common mistakes in a line, the first match counts. They are looked for only where the parser reports an error. */
const patterns: readonly Pattern[] = [
  {
    code: 'yaml-no-space',
    at: 'key',
    matches: (value, {gap}) => value !== '' && gap === '',
  },
  {
    code: 'yaml-indented-key',
    at: 'key',
    matches: (_, {indent}, nested) => indent !== '' && !nested,
  },
  {
    code: 'yaml-open-quote',
    at: 'value',
    matches: (value) => /^(['"])(?!.*\1)/.test(value),
    fix: (value) => quoteYaml(value.slice(1)),
  },
  {
    code: 'yaml-inner-quote',
    at: 'value',
    matches: (value) => /^['"]/.test(value) && !closedQuotes.test(value),
    fix: (value) => quoteYaml(value.replace(/^(['"])(.*)\1$/, '$2')),
  },
  {
    code: 'yaml-open-bracket',
    at: 'value',
    matches: (value) => /^\[[^\]]*$/.test(value),
    fix: (value) => `${value}]`,
  },
  {
    code: 'yaml-unquoted-start',
    at: 'value',
    matches: (value) => /^(?:[@`%&*!|>\]},]|[-?] |[[{](?!.*[\]}]$))/.test(value),
    fix: quoteYaml,
  },
  {
    code: 'yaml-unquoted-colon',
    at: 'value',
    matches: (value) => /^(?!['"[{]).*:(?:\s|$)/.test(value),
    fix: quoteYaml,
  },
];

function findSuspect(text: string, line: number, nested: boolean): Suspect | undefined {
  if (/^ *\t/.test(text)) {
    const fixed = (nested ? '  ' : '') + text.trim();
    return {code: 'yaml-tab', key: '', line, column: text.indexOf('\t') + 1, fixed};
  }
  const [, indent = '', key = '', gap = '', value = ''] =
    /^(\s*)([A-Za-z][\w-]*):([ \t]*)(.*?)\s*$/.exec(text) ?? [];
  const match = patterns.find(({matches}) => key && matches(value, {indent, gap}, nested));
  if (!match) return undefined;
  const {code, at, fix = (same: string) => same} = match;
  const column = indent.length + 1 + (at === 'key' ? 0 : key.length + 1 + gap.length);
  return {code, key, line, column, fixed: `${key}: ${fix(value)}`.trim()};
}

/** A text in the quotes that need the fewest escapes. */
export function quoteYaml(text: string): string {
  const defaultStringType = text.includes("'") ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE';
  return stringify(text, {defaultStringType, lineWidth: 0}).trim();
}
