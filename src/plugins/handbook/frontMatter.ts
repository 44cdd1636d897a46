import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError, createProblem} from '../../content/problem';

/**
 * Gives the handbook's pages short URLs, `/handbook/fare-index` for `src/sections/FareIndex/FareIndex.mdx`. Parses every
 * other file with `parse`.
 *
 * @throws ContentError where a page has no title or description
 */
export function handbookFrontMatter(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (file) => {
    const parsed = await parse(file);
    const relative = path.relative(path.join(siteDir, 'src'), file.filePath);
    if (relative.startsWith('..')) return parsed;
    const problems = ['title', 'description']
      .filter((key) => !parsed.frontMatter[key])
      .map((key) => {
        const position = {file: `src/${relative}`, line: 1, column: 1};
        return createProblem('handbook-key-missing', position, {key});
      });
    if (problems.length > 0) throw new ContentError(problems);
    return {...parsed, frontMatter: {slug: slugOf(relative), ...parsed.frontMatter}};
  };
}

/** The path of a page below the handbook's route. */
export function slugOf(file: string): string {
  const {name} = path.parse(file);
  return name === 'index' ? '/' : `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
