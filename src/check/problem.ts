import type {Node} from 'mdast';

/** Something wrong in a file that a person wrote. */
export interface Problem {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  text: string;
  /** What to write instead, as an instruction. */
  fix: string;
  /** Worth knowing, but nothing has to be done: notes fail neither the check nor a build. */
  isNote?: boolean;
}

/** The words of a problem, and whether it is only a note; empty if there is none. */
export type ProblemText = readonly [text?: string, fix?: string, isNote?: boolean];

/** Adds a problem at a node or at an offset in the text, if there is one. */
export type Report = (at: Node | number, ...finding: ProblemText) => void;

/** Creates the list of a file's problems. @param source - its text, which gives offsets their lines */
export function createReport(file: string, source = '') {
  const problems: Problem[] = [];
  const report: Report = (at, text, fix = '', isNote = false) => {
    if (!text) return;
    const start = typeof at === 'number' ? positionAt(source, at) : at.position?.start;
    const {line, column} = start ?? {line: 1, column: 1};
    problems.push({file, line, column, text, fix, isNote});
  };
  return {problems, report};
}

/** Writes words between quotes, on one line. Cuts long ones. */
export function quote(words: string): string {
  const line = words.replaceAll('\n', ' ');
  return `"${line.length > 60 ? `${line.slice(0, 50)}…` : line}"`;
}

/** The line and column of an offset. */
function positionAt(source: string, offset: number): {line: number; column: number} {
  const lines = source.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** The problem of a whole file, if there is one. */
export function problemOf(file: string, ...finding: ProblemText): Problem[] {
  const {problems, report} = createReport(file);
  report(0, ...finding);
  return problems;
}

/** `file:line:column  problem`, then `→ fix` on a line of its own; a note is one line. */
export function formatProblem({file, line, column, text, fix, isNote}: Problem): string {
  const start = `${file}:${line}:${column}`;
  return isNote ? `${start}  Note: ${text} ${fix}` : `${start}  ${text}\n→ ${fix}`;
}

/** A command of GitHub's workflows, which shows the problem beside its line in a pull request. */
export function formatForGitHub({file, line, column, text, fix, isNote}: Problem): string {
  const escape = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D');
  const path = escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const properties = `file=${path},line=${line},col=${column}`;
  return `::${isNote ? 'warning' : 'error'} ${properties}::${escape(`${text}\n→ ${fix}`)}`;
}

/** Sorts problems by file, line and column. */
export const byPosition = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Stops a build and lists every problem. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.stack = this.message; // Docusaurus prints the stack, which says nothing to a writer
  }
}
