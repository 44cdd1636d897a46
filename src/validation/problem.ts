import {suggest} from './words';

/** The words of a problem. */
export interface Message {
  /** What is wrong, in at most twelve words where possible. */
  text: string;
  /** What to write instead, as an instruction. */
  fix: string;
  /** The words to replace on the line of the problem, and the exact correction. */
  replace?: readonly [written: string, correct: string];
  /** Warnings do not fail the check. */
  severity?: 'warning';
}

/** What a rule reports: the words of each problem by its code, with the parameters that they need. */
export type Texts = Readonly<Record<string, (params: never) => Message>>;

/** A problem of these texts. */
export type CodeOf<T extends Texts> = keyof T & string;

/** A place in a text. */
export interface Location {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Where a problem is. */
export interface Position extends Location {
  /** Path from the project root, with forward slashes. */
  file: string;
}

/** Where a problem of a whole file is. */
export function startOfFile(file: string): Position {
  return {file, line: 1, column: 1};
}

/** The part of a file that the exact correction of a problem replaces. */
interface Replacement {
  /** Offsets in the text of the file. */
  start: number;
  end: number;
  text: string;
}

/** Something wrong in a file that a person wrote. It becomes text in `messageOf` only. */
export interface Problem extends Position {
  code: string;
  params: Readonly<Record<string, unknown>>;
  describe: (params: never) => Message;
}

/** Creates a problem; the compiler checks that the parameters are those of its words. */
export function createProblem<T extends Texts, Code extends CodeOf<T>>(
  texts: T,
  code: Code,
  {file, line, column}: Position,
  ...args: Parameters<T[Code]>
): Problem {
  const [params = {}] = args as [Problem['params']?];
  return {code, file, line, column, params, describe: texts[code] as Problem['describe']};
}

/** The words of a problem: what is wrong, how to fix it, and whether it is only a warning. */
export function messageOf({params, describe}: Problem): Message {
  return describe(params as never);
}

/** An exact correction of a message, where one is known. */
export function replace(written: string, correct: string | undefined): Pick<Message, 'replace'> {
  return correct === undefined || correct === written ? {} : {replace: [written, correct]};
}

/** What was probably meant, where something similar exists. */
export interface Suggested {
  suggestion?: string | undefined;
}

/** The fix of something unknown: what was probably meant, also as an exact correction, or another instruction. */
export function suggestInstead(
  written: string,
  suggestion: string | undefined,
  otherwise: string,
  quote = '"',
): Pick<Message, 'fix' | 'replace'> {
  const meant = suggestion && `${quote}${suggestion}${quote}`;
  return {fix: suggest(meant, otherwise), ...replace(written, suggestion)};
}

/**
 * What to replace to correct a problem: the words at its position, or the only such words after it on the line.
 *
 * @param text - of the file
 */
export function findReplacement(problem: Problem, text: string): Replacement | undefined {
  const [written, correct] = messageOf(problem).replace ?? [];
  const lines = text.split('\n');
  const line = lines[problem.line - 1];
  if (!written || correct === undefined || line === undefined) return undefined;
  const lineStart =
    lines.slice(0, problem.line - 1).join('\n').length + Math.min(problem.line - 1, 1);
  const from = problem.column - 1;
  const column = line.indexOf(written, from);
  const isExact = column === from || (column > from && column === line.lastIndexOf(written));
  if (!isExact) return undefined;
  return {start: lineStart + column, end: lineStart + column + written.length, text: correct};
}

/** `file:line:column  problem`, then `→ fix` on a line of its own. */
export function formatProblem(problem: Problem): string {
  const {file, line, column} = problem;
  const {text, fix} = messageOf(problem);
  return `${file}:${line}:${column}  ${text}\n→ ${fix}`;
}

/** Stops a build and lists every problem. */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.#problems = problems;
    // Docusaurus prints the stack, which says nothing to a writer
    this.stack = this.message;
  }

  // A private field, because Node prints every public one below the message
  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
