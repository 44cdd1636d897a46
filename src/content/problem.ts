import {messages} from './messages';
import type {Message} from './messages';

type Messages = typeof messages;

/** What kind of problem it is: a key of the message catalogue. */
export type ProblemCode = keyof Messages;

type Params<Code extends ProblemCode> =
  Parameters<Messages[Code]> extends [infer P] ? P : Record<string, never>;

/** Where a problem is. */
export interface Position {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Something wrong in a file that a person wrote. It becomes text in `formatProblem` only. */
export type Problem = {
  [Code in ProblemCode]: Position & {code: Code; params: Params<Code>};
}[ProblemCode];

/** Creates a problem; the compiler checks that the parameters are those of its message. */
export function createProblem<Code extends ProblemCode>(
  code: Code,
  {file, line, column}: Position,
  params: Params<Code>,
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
  override name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
  }
}
