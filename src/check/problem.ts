/** Something wrong in a file that a person wrote. */
export interface Problem {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  text: string;
  /** What to write instead, as an instruction. */
  fix: string;
  /** Worth knowing, but nothing has to be done: notes fail neither the check nor a build. */
  isNote?: boolean;
}

/** A problem of a whole file. */
export function fileProblem(file: string, text: string, fix: string): Problem {
  return {file, line: 1, column: 1, text, fix};
}

/** `file:line:column  problem`, then `→ fix` on a line of its own. */
export function formatProblem({file, line, column, text, fix}: Problem): string {
  return `${file}:${line}:${column}  ${text}\n→ ${fix}`;
}

/** A command of GitHub's workflows, which shows the problem beside its line in a pull request. */
export function formatForGitHub({file, line, column, text, fix, isNote}: Problem): string {
  const escape = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const escapedFile = escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = `file=${escapedFile},line=${line},col=${column}`;
  return `::${isNote ? 'notice' : 'error'} ${place}::${escape(`${text}\n→ ${fix}`)}`;
}

/** Sorts notes after problems, and each by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  const notesLast = Number(a.isNote ?? false) - Number(b.isNote ?? false);
  if (notesLast !== 0) return notesLast;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Stops a build and lists every problem. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    // Docusaurus prints the stack, which says nothing to a writer
    this.stack = this.message;
  }
}

/** Throws a `ContentError` if there are problems that are not only notes. */
export function throwProblems(problems: readonly Problem[]): void {
  const errors = problems.filter(({isNote}) => !isNote);
  if (errors.length > 0) throw new ContentError(errors);
}
