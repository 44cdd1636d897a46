import {createProblem} from '../../../validation/problem';
import type {Params, Position, Problem, ProblemCode} from '../../../validation/problem';
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

/** The problems whose message needs what is written and what is correct. */
type FormCode = {
  [Code in ProblemCode]: Params<Code> extends {text: string; correct: string} ? Code : never;
}[ProblemCode];

/** What to look for, and how to write it; undefined where it is correct. */
type Form = readonly [
  code: FormCode,
  pattern: RegExp,
  correct: (match: RegExpExecArray) => string | undefined,
];

/** A rule that reports everything that is not in its correct form. */
export function formRule(forms: readonly Form[]): StyleRule {
  return (passage) =>
    forms.flatMap(([code, pattern, toCorrect]) =>
      findAll(passage, pattern, (position, match) => {
        const correct = toCorrect(match);
        const text = visible(match[0]);
        if (correct === undefined || text === correct) return undefined;
        return createProblem(code, position, {text, correct});
      }),
    );
}

/** A match on one line, without the marks of hidden characters. */
export function visible(text: string): string {
  return text.replace(/[\u2060\uFFFC]/g, '').replace(/\s+/g, ' ');
}
