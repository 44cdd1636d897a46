import {categories, newsroom} from '../../company/newsroom';
import {parseFrontMatter} from '../../content/frontMatter';
import {createProblem} from '../../content/problem';
import type {Problem} from '../../content/problem';
import {normalizeTitle} from '../../content/slug';
import {validatePage} from '../../content/validatePage';
import {checkNews} from '../../newsroom/build/checkPosts';
import {pageFiles, postFiles} from './content';
import type {ContentFiles} from './content';

/** Checks the front matter of pages and posts, news/tags.yml and news/authors.yml. */
export function checkFrontMatter(content: ContentFiles): Problem[] {
  return [
    ...checkNews(content),
    ...pageFiles(content).flatMap((file) => validatePage(file, content.read(file))),
    ...findRepeated(content, 'title'),
    ...findRepeated(content, 'description'),
  ];
}

/** Titles or descriptions that another page or post has. `checkNews` reports posts with one title. */
function findRepeated(site: ContentFiles, key: 'title' | 'description'): Problem[] {
  const owners = new Map<string, string>();
  for (const page of [...Object.values(newsroom), ...Object.values(categories)]) {
    owners.set(normalizeTitle(page[key]), page.permalink);
  }
  return [...pageFiles(site), ...postFiles(site)].flatMap((file) => {
    const {frontMatter} = parseFrontMatter(file, site.read(file));
    const value = frontMatter?.data[key];
    if (!frontMatter || typeof value !== 'string' || value.trim() === '') return [];
    const owner = owners.get(normalizeTitle(value));
    if (owner === undefined) {
      owners.set(normalizeTitle(value), file.replace(/\/index\.md$/, ''));
      return [];
    }
    const position = {file, ...frontMatter.locate([key])};
    if (key === 'description') return createProblem('description-repeated', position, {owner});
    const areBothPosts = owner.startsWith('news/') && file.startsWith('news/');
    return areBothPosts ? [] : createProblem('title-repeated', position, {title: value, owner});
  });
}
