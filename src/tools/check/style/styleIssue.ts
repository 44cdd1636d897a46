import {createProblem, replace} from '../../../validation/problem';
import type {Message, Position, Problem} from '../../../validation/problem';
import type {Passage} from '../prose';

/** A problem with the words of a passage, and which of them it covers. */
export interface StyleIssue {
  index: number;
  length: number;
  problem: Problem;
}

/** Finds one family of house style problems. */
export type StyleRule = (passage: Passage) => StyleIssue[];

/** The problems at the matches of a pattern; a match without a problem is correct. */
export function findAll(
  passage: Passage,
  pattern: RegExp,
  toProblem: (position: Position, match: RegExpExecArray) => Problem | undefined,
): StyleIssue[] {
  return [...passage.text.matchAll(pattern)].flatMap((match) => {
    const problem = toProblem(passage.locate(match.index), match);
    return problem ? [{index: match.index, length: match[0].length, problem}] : [];
  });
}

interface Forms {
  code: string;
  /** What is wrong; `text` is what is written. */
  problem: (text: string) => string;
  /** By default, to write the correct form. */
  fix?: (correct: string) => string;
  severity?: 'warning';
  /** Whether spaces and hidden characters make a difference. */
  isExact?: boolean;
  /** What to look for, how to write it (undefined where it is correct), and whether that is only an example. */
  patterns: readonly (readonly [
    RegExp,
    (match: RegExpExecArray) => string | undefined,
    isExample?: boolean | undefined,
  ])[];
}

interface FormParams {
  text: string;
  /** Undefined where the correction is only an example. */
  written?: string | undefined;
  correct: string;
}

/** A rule that reports everything that is not in its correct form. */
export function formRule({code, problem, patterns, ...options}: Forms): StyleRule {
  const {fix = (correct) => `Write "${correct}".`, severity, isExact} = options;
  const describe = ({text, written, correct}: FormParams): Message => ({
    text: problem(text),
    fix: fix(correct),
    ...(written !== undefined && replace(written, correct)),
    ...(severity && {severity}),
  });
  return (passage) =>
    patterns.flatMap(([pattern, toCorrect, isExample]) =>
      findAll(passage, pattern, (position, match) => {
        const correct = toCorrect(match);
        const text = visible(match[0]);
        if (correct === undefined || (isExact ? match[0] : text) === correct) return undefined;
        const written = isExample ? undefined : match[0];
        return createProblem({[code]: describe}, code, position, {text, written, correct});
      }),
    );
}

/** A match on one line, without the marks of hidden characters. */
export function visible(text: string): string {
  return text.replace(/[\u2060\uFFFC]/g, '').replace(/\s+/g, ' ');
}
