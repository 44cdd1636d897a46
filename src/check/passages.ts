import {visit} from 'unist-util-visit';
import {attributesOfKind, isJsx} from './jsx';
import {sourceOf, startOf, type Page} from './page';
import {wordKeys} from './schemas';

/** A text that people read, as it is written and as it is shown. */
export interface Passage {
  offset: number;
  source: string;
  shown: string;
  /** Whether Markdown reads it. */
  isMarkdown: boolean;
}

/** Lists the texts of a page or post, and of its front matter. */
export function passagesOf(page: Page): Passage[] {
  const passages: Passage[] = [];
  const add = (offset: number, source: string, shown = source, isMarkdown = false) =>
    passages.push({offset, source, shown, isMarkdown});
  visit(page.tree, (node) => {
    // remark-gfm moves no positions when it finds an address between brackets, which another rule reports
    if (node.type === 'text' && node.position)
      add(startOf(node), sourceOf(page, node), node.value, true);
    if (node.type === 'image') add(startOf(node) + '!['.length, node.alt ?? '');
    if (!isJsx(node)) return;
    for (const prop of attributesOfKind(node, 'words')) {
      const start = prop.name.length + '="'.length;
      add(startOf(prop) + start, sourceOf(page, prop).slice(start, -1), prop.value);
    }
  });
  for (const key of wordKeys) {
    const value = page.data[key];
    if (typeof value === 'string') add(page.offsetOf([key]), value);
  }
  return passages;
}

/** What a text should not contain, and what to write instead. */
export type Row = readonly [pattern: RegExp, fix: string];

/** Finds all that rows describe. @returns the rest, too, with as many signs instead of what was found */
export function findAll(text: string, rows: readonly Row[]) {
  let rest = text;
  const found = rows.flatMap(([pattern, fix]) => {
    const matches = [...rest.matchAll(pattern)];
    rest = hide(rest, pattern);
    return matches.map(({0: words, 1: part, index}) => ({words, part, index, fix}));
  });
  return {found, rest};
}

/** Replaces what is no word by as many signs. */
export const hide = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (match) => match.replace(/[^\n]/g, '\uFFFC'));
