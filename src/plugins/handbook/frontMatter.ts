import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {writersError} from '../message';
import {readYaml} from '../../newsroom/build/readYaml';
import type {Mistake} from '../../newsroom/build/readYaml';
import {split} from '../../newsroom/build/split';

/**
 * Gives the handbook's pages short addresses, `/handbook/fare-index` for `src/sections/FareIndex/FareIndex.mdx`, and
 * refuses one whose first lines cannot be read or lack a title or a description. Every other file goes through `parse`
 * as before.
 */
export function handbookFrontMatter(parse: ParseFrontMatter): ParseFrontMatter {
  return async (file) => {
    const inside = path.relative(path.join(process.cwd(), 'src'), file.filePath);
    if (inside.startsWith('..')) return parse(file);
    const mistake = unreadable(file.fileContent);
    if (mistake) {
      throw writersError(file.filePath, {start: mistake}, mistake.wrong, mistake.instead);
    }
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

/** Why a page's first lines cannot be read, if they cannot. */
export function unreadable(text: string): Mistake | undefined {
  const parts = split(text, 'pages');
  if ('wrong' in parts) return parts;
  const yaml = readYaml(parts.yaml, {flat: true});
  return 'mistakes' in yaml ? yaml.mistakes[0] : undefined;
}

/** Where a page of the handbook is found below `/handbook`. */
export function addressOf(file: string): string {
  const {name} = path.parse(file);
  if (name === 'index') return '/';
  return `/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
