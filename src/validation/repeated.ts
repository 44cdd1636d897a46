import {categories, newsroom} from '../company/newsroom';
import {writtenFiles, type Files} from './files';
import {parseFrontMatter} from './frontMatter';
import {createProblem, type Problem, type Texts} from './problem';
import {normalizeTitle} from './slug';

const texts = {
  'title-repeated': ({title, owner}: {title: string; owner: string}) => ({
    text: `${owner} already has the title "${title}".`,
    fix: 'Choose a title that says what is different here.',
  }),
  'description-repeated': ({owner}: {owner: string}) => ({
    text: `${owner} already has this description.`,
    fix: 'Describe what is different here.',
  }),
} satisfies Texts;

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
      ? createProblem(texts, 'title-repeated', position, {title: value, owner})
      : createProblem(texts, 'description-repeated', position, {owner});
  });
}
