import {parseFrontMatter} from '../../../validation/frontMatter';
import {formatFrontMatter} from '../../../validation/scaffold/frontMatter';

/** The title that the form shows of a file whose keys cannot be read. */
const unreadable = 'This file cannot be read';

/**
 * Reads and writes files as `npm run new` does: only the keys that are set, each in one line.
 *
 * @param isRaw - whether the form keeps the text as it is written; only there can an unreadable file be corrected
 */
export function createFormat(isRaw: boolean) {
  return {
    fromFile(text: string): Record<string, unknown> {
      const {parts, frontMatter} = parseFrontMatter('', text);
      if (parts && frontMatter) return {...frontMatter.data, body: parts.body.trim()};
      const [, kind] = /^kind: (\S+)/m.exec(text) ?? []; // names the list that shows it
      const description = isRaw
        ? 'Correct the text as the problems beside it say, and save. Only the text is saved.'
        : 'Correct the file in a text editor, as the problems beside it say.';
      return {title: unreadable, description, kind, body: isRaw ? text : ''};
    },

    toFile({body, date: _, ...keys}: Record<string, unknown>): string {
      const text = `${String(body).trim()}\n`;
      if (keys['title'] === unreadable) {
        if (!isRaw) throw new Error(`${unreadable}.`);
        return text;
      }
      const set = Object.entries(keys).filter(([, value]) => value !== false);
      return `${formatFrontMatter(Object.fromEntries(set))}\n${text}`;
    },
  };
}
