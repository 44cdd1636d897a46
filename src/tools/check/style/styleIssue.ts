import type {Position, Problem} from '../../../content/problem';
import type {Passage} from '../prose';

/** A problem with the words of a passage, and which of them it covers. */
export interface StyleIssue {
  index: number;
  length: number;
  problem: Problem;
}

/** Finds one family of house style problems. */
export type StyleRule = (passage: Passage, siteDir: string) => StyleIssue[];

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

/** A match on one line, without the marks of hidden characters. */
export function visible(text: string): string {
  return text
    .replace(/[\u2060\uFFFC]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
