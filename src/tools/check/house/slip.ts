import type {Finding} from '../place';
import type {Passage} from '../prose';

/** A place in a passage where it is not written as we write. */
export interface Slip extends Omit<Finding, 'offset'> {
  /** From the beginning of the passage. */
  index: number;
  length: number;
}

/** Finds one family of slips in the words of a passage, in which addresses are marked as things. */
export type Style = (text: string, passage: Passage) => Slip[];

/** The slips at the matches of a pattern. */
export function slipsAt(
  text: string,
  pattern: RegExp,
  say: (match: RegExpExecArray) => Omit<Finding, 'offset'> | undefined,
): Slip[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const saying = say(match);
    return saying ? [{index: match.index, length: match[0].length, ...saying}] : [];
  });
}

/** A match as a message shows it: on one line, without marks. */
export function shown(text: string): string {
  return text
    .replace(/[\u2060\uFFFC]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
