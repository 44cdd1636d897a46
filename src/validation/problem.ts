import {messages} from './messages';
import type {FieldParams, Message} from './messages';

type Messages = typeof messages;

/** What kind of problem it is: a key of the message catalogue. */
export type ProblemCode = keyof Messages;

/** What the message of a problem needs; nothing where the message is always the same. */
export type Params<Code extends ProblemCode> =
  Parameters<Messages[Code]> extends [infer P] ? P : Record<string, never>;

/** The parameters as the last argument; none where the message is always the same. */
export type ProblemArgs<Code extends ProblemCode> =
  Parameters<Messages[Code]> extends [infer P] ? [P] : [Record<string, never>?];

/** The problems of a single key whose message needs nothing but what is known of every key. */
export type FieldCode = {
  [Code in ProblemCode]: FieldParams extends Params<Code> ? Code : never;
}[ProblemCode];

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

/** Something wrong in a file that a person wrote. It becomes text in `formatProblem` only. */
export type Problem = {
  [Code in ProblemCode]: Position & {code: Code; params: Params<Code>};
}[ProblemCode];

/** Creates a problem; the compiler checks that the parameters are those of its message. */
export function createProblem<Code extends ProblemCode>(
  code: Code,
  {file, line, column}: Position,
  ...[params]: ProblemArgs<Code>
): Problem {
  return {code, file, line, column, params} as unknown as Problem;
}

/** The message of a problem: what is wrong, how to fix it, and whether it is only a warning. */
export function messageOf({code, params}: Problem): Message {
  const message = messages[code] as (params: unknown) => Message;
  return message(params);
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
