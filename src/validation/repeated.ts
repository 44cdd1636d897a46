import {categories, newsroom} from '../company/newsroom';
import {writtenFiles} from './files';
import type {Files} from './files';
import {parseFrontMatter} from './frontMatter';
import {createProblem} from './problem';
import type {Problem} from './problem';
import {normalizeTitle} from './slug';

/** Titles or descriptions that an earlier page or post has, or a list of the newsroom. */
export function findRepeated(site: Files, key: 'title' | 'description'): Problem[] {
  const lists = [...Object.values(newsroom), ...Object.values(categories)];
  const owners = new Map<string, string>(
    lists.map((list) => [normalizeTitle(list[key]), list.permalink]),
  );
  return writtenFiles(site).flatMap((file) => {
    const {frontMatter} = parseFrontMatter(file, site.read(file));
    const value = frontMatter?.data[key];
    if (!frontMatter || typeof value !== 'string' || value.trim() === '') return [];
    const owner = owners.get(normalizeTitle(value));
    if (owner === undefined) {
      owners.set(normalizeTitle(value), file.replace(/\/index\.md$/, ''));
      return [];
    }
    const position = {file, ...frontMatter.locate([key])};
    return key === 'title'
      ? createProblem('title-repeated', position, {title: value, owner})
      : createProblem('description-repeated', position, {owner});
  });
}
