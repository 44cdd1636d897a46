import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {writersError} from '../message';
import {parseFrontMatter} from '../../content/frontMatter';
import {ContentError} from '../../content/problem';
import type {Problem} from '../../content/problem';

/**
 * Gives the handbook's pages short addresses, `/handbook/fare-index` for `src/sections/FareIndex/FareIndex.mdx`, and
 * refuses one whose first lines cannot be read or lack a title or a description. Every other file goes through `parse`
 * as before.
 */
export function handbookFrontMatter(parse: ParseFrontMatter): ParseFrontMatter {
  return async (file) => {
    const inside = path.relative(path.join(process.cwd(), 'src'), file.filePath);
    if (inside.startsWith('..')) return parse(file);
    const problem = unreadable(file.fileContent, path.posix.join('src', inside));
    if (problem) throw new ContentError([problem]);
    const parsed = await parse(file);
    for (const key of ['title', 'description']) {
      const value = parsed.frontMatter[key];
      if (typeof value === 'string' && value.trim()) continue;
      throw writersError(
        file.filePath,
        undefined,
        `This page of the handbook has no ${key}.`,
        key === 'title'
          ? 'Write between the lines of dashes at its top: title: Hero'
          : 'Write between the lines of dashes at its top: description: One sentence that says what it is.',
      );
    }
    return {...parsed, frontMatter: {slug: addressOf(inside), ...parsed.frontMatter}};
  };
}

/** Why the front matter of a page cannot be parsed, if it cannot. */
export function unreadable(text: string, file = ''): Problem | undefined {
  return parseFrontMatter(file, text).problems[0];
}

/** Where a page of the handbook is found below `/handbook`. */
export function addressOf(file: string): string {
  const {name} = path.parse(file);
  if (name === 'index') return '/';
  return `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
