import {categories, newsroom} from '../../company/newsroom';
import {parseFrontMatter} from '../../content/frontMatter';
import {createProblem, messageOf} from '../../content/problem';
import type {Problem as ContentProblem} from '../../content/problem';
import {normalizeTitle} from '../../content/slug';
import {validatePage} from '../../content/validatePage';
import {checkNews} from '../../newsroom/build/checkPosts';
import {pagesOf, postsOf} from './files';
import type {Problem, Rule, Site} from './problem';

/** The front matter of pages and posts, news/tags.yml and news/authors.yml. */
export const frontMatter: Rule = (site) => checkFrontMatter(site).map(asProblem);

export function checkFrontMatter(site: Site): ContentProblem[] {
  return [
    ...checkNews(site),
    ...pagesOf(site).flatMap((file) => validatePage(file, site.read(file))),
    ...findRepeated(site, 'title'),
    ...findRepeated(site, 'description'),
  ];
}

function asProblem(problem: ContentProblem): Problem {
  const {file, line, column} = problem;
  const {text, fix, severity = 'error'} = messageOf(problem);
  return {file, line, column, severity, wrong: text, instead: fix};
}

/** Titles or descriptions that another page or post has. `checkNews` reports posts with one title. */
function findRepeated(site: Site, key: 'title' | 'description'): ContentProblem[] {
  const owners = new Map<string, string>();
  for (const page of [...Object.values(newsroom), ...Object.values(categories)]) {
    owners.set(normalizeTitle(page[key]), page.address);
  }
  return [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
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
