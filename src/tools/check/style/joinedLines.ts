import {shorten} from '../nodes';
import type {Passage} from '../prose';
import {formRule, visible, type StyleRule} from './styleIssue';

/** Lines that a writer sees below each other, and visitors in one. */
const joined = formRule({
  code: 'lines-joined',
  problem: (text) => `These lines become one: "${shorten(text)}"`,
  fix: () => 'Write "- " before each of them, or \\ at the end of each but the last.',
  severity: 'warning',
  patterns: [[/^(?:[^\n]{1,40}\n)+[^\n]{1,40}$(?![^])/g, areSeparate, true]],
});

/** Undefined for a sentence that goes on in the next line, for a sentence a line, and after a break. */
function areSeparate([text]: RegExpExecArray): string | undefined {
  const lines = text.split('\n').map((line) => visible(line).trim());
  const isJoined = lines.some((line) => /^\p{Ll}/u.test(line)) || /\uFFFC\n/.test(text);
  const areSentences = lines.slice(0, -1).every((line) => /[.!?।…”]$/.test(line));
  // Two lines may be a sentence that goes on with a name
  const areEntries = lines.length > 2 || lines.every((line) => /[:–\d]|^-/.test(line));
  return isJoined || areSentences || !areEntries ? undefined : '';
}

/** Whether a line is part of a list or quotation only because no blank line is before it: reported as that. */
const isInBlockAbove = ({locate, text}: Passage) =>
  locate(0).column > 1 && /\n[^\s\u2060]/.test(text);

/** Lines of a list or an address that Markdown joins into one paragraph. */
export const joinedLines: StyleRule = (passage) =>
  passage.source === 'text' && !isInBlockAbove(passage) ? joined(passage) : [];
