import * as z from 'zod';

import {categories, newsroom} from '../../company/newsroom';
import {checkNews, likeness} from '../../newsroom/build/frontMatter';
import {cutTexts, isGroup, mistakesOf} from '../../newsroom/build/issues';
import {readYaml} from '../../newsroom/build/readYaml';
import type {Mistake} from '../../newsroom/build/readYaml';
import {text, unknownKey} from '../../newsroom/build/schema';
import {split} from '../../newsroom/build/split';
import {pagesOf, postsOf} from './files';
import {textOf} from './place';
import type {Problem, Rule, Site} from './problem';
import {keysOf} from './yaml';

/** The keys at the top of pages and posts, and the lists of topics and authors. Of news, the build says the same. */
export const frontMatter: Rule = (site) => [
  ...checkNews(site).map((problem): Problem => ({...problem, severity: 'error'})),
  ...pagesOf(site).flatMap((file) => wrongKeys(textOf(site, file)).map(asError(file))),
  ...(['title', 'description'] as const).flatMap((key) => saidTwice(site, key)),
];

const asError =
  (file: string) =>
  (mistake: Mistake): Problem => ({file, ...mistake, severity: 'error'});

/* ---- A page's keys ---- */

const pageSchema = z.strictObject({
  // Search engines cut longer ones.
  title: text({name: 'title', least: 10, most: 60, example: 'title: Airport rides in Guwahati'}),
  description: text({
    name: 'description',
    least: 50,
    most: 160,
    example: 'description: One sentence that makes a searcher want to open the page',
  }),
});

/** What other systems call our keys. */
const otherNames: Readonly<Record<string, string>> = {
  headline: 'title',
  name: 'title',
  summary: 'description',
  excerpt: 'description',
  keywords: 'description',
};

function wrongKeys(source: string): Mistake[] {
  const parts = split(source, 'pages');
  if ('wrong' in parts) return [parts];
  const yaml = readYaml(parts.yaml, {flat: true});
  if ('mistakes' in yaml) return yaml.mistakes;
  const {data} = yaml;
  if (!isGroup(data)) {
    return [
      {
        line: 1,
        column: 1,
        wrong: 'Between the two lines --- there are no keys with values.',
        instead: 'Write title and description, as in the other pages.',
      },
    ];
  }
  const {error} = pageSchema.safeParse(data);
  const unknown = (key: string) => {
    const meant = otherNames[key.toLowerCase()];
    const isFree = meant !== undefined && !(meant in data);
    return unknownKey(key, Object.keys(pageSchema.shape), isFree ? meant : undefined);
  };
  const mistakes = error ? mistakesOf(error, yaml, unknown) : [];
  return [...mistakes, ...cutTexts(data, yaml)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/* ---- What is said twice ---- */

/** Titles or descriptions that another page or post has. Of two posts' titles, the newsroom tells. */
function saidTwice(site: Site, key: 'title' | 'description'): Problem[] {
  const owners = new Map<string, string>();
  for (const place of [...Object.values(newsroom), ...Object.values(categories)]) {
    owners.set(likeness(place[key]), place.permalink);
  }
  return [...pagesOf(site), ...postsOf(site)].flatMap((file) => {
    const value = keysOf(site, file)[key];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const owner = owners.get(likeness(value));
    if (owner === undefined) {
      owners.set(likeness(value), file);
      return [];
    }
    const areBothPosts = owner.startsWith('news/') && file.startsWith('news/');
    if (key === 'title' && areBothPosts) return [];
    const name = owner.replace(/\/index\.md$/, '');
    return {
      file,
      ...placeOfKey(textOf(site, file), key),
      severity: 'error',
      wrong: `${key} is ${key === 'title' ? `"${value}", which is the title` : 'that'} of ${name} already. Each ${key} is allowed once.`,
      instead: `Say in the ${key} what is different in this ${file.startsWith('news/') ? 'post' : 'page'}.`,
    };
  });
}

function placeOfKey(source: string, key: string): Pick<Problem, 'line' | 'column'> {
  const parts = split(source, 'pages');
  const yaml = 'wrong' in parts ? undefined : readYaml(parts.yaml, {flat: true});
  return yaml && 'place' in yaml ? yaml.place([key]) : {line: 1, column: 1};
}
