import type {Kind} from '../../company/newsroom';
import type {ArchiveData, ListData, Paging, PostCard} from '../types';

/** How the list of each kind looks. */
export const looks = {
  news: 'cards',
  'media-coverage': 'coverage',
  'press-release': 'press',
} as const satisfies Record<Kind, ListData['look']>;

/** How many posts a page of each list has. */
export const perPage = {cards: 13, coverage: 12, press: 3} as const;

/** How many related posts a post shows. */
const relatedCount = 3;

const millisecondsPerDay = 86_400_000;

/** One page of a list: its posts and where it is among the others. */
export interface Page<T> {
  items: T[];
  paging: Paging;
  permalink: string;
}

/**
 * Cuts a list into pages. The first has the list's own address, the others `…/page/2` and so on.
 * A list without items has one page, so that its address exists.
 */
export function paginate<T>(items: readonly T[], size: number, permalink: string): Page<T>[] {
  const total = Math.max(1, Math.ceil(items.length / size));
  const address = (page: number) => (page === 1 ? permalink : `${permalink}/page/${page}`);
  return Array.from({length: total}, (_, index) => {
    const page = index + 1;
    return {
      items: items.slice(index * size, page * size),
      permalink: address(page),
      paging: {
        page,
        total,
        ...(page > 1 && {previous: address(page - 1)}),
        ...(page < total && {next: address(page + 1)}),
      },
    };
  });
}

/** What leads the newsroom: the newest featured story, or the newest story, or the newest of all. */
export function pickFeatured(
  posts: readonly (PostCard & {featured?: boolean})[],
): PostCard | undefined {
  return (
    posts.find(({featured}) => featured) ?? posts.find(({kind}) => kind === 'news') ?? posts[0]
  );
}

/**
 * The posts to read next: most topics in common first, then the same kind, then the nearest day.
 *
 * @param posts - newest first
 * @param neighbours - permalinks of the newer and the older post, which the page shows already
 */
export function relatedPosts(
  post: PostCard,
  posts: readonly PostCard[],
  neighbours: readonly (string | undefined)[] = [],
): PostCard[] {
  const topics = new Set(post.tags.map(({permalink}) => permalink));
  const score = (other: PostCard) => {
    const shared = other.tags.filter(({permalink}) => topics.has(permalink)).length;
    const likeness = 2 * shared + Number(other.kind === post.kind);
    const days = Math.abs(Date.parse(other.day) - Date.parse(post.day)) / millisecondsPerDay;
    return likeness * 1e6 - days; // any likeness outweighs any number of days
  };
  return posts
    .filter(({permalink}) => ![post.permalink, ...neighbours].includes(permalink))
    .map((other) => ({other, score: score(other)}))
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedCount)
    .map(({other}) => other);
}

const monthName = new Intl.DateTimeFormat('en-IN', {month: 'long', timeZone: 'UTC'});

/** All posts by year, newest first; each year has an address, the newest the archive's own as well. */
export function archiveOf(
  posts: readonly PostCard[],
  permalink: string,
): (ArchiveData & {permalink: string})[] {
  const groups = [...groupBy(posts, ({day}) => day.slice(0, 4))].map(([year, ofYear], index) => ({
    year: Number(year),
    permalink: index === 0 ? permalink : `${permalink}/${year}`,
    ofYear,
  }));
  const years = groups.map(({ofYear, ...own}) => ({...own, count: ofYear.length}));
  return groups.map(({ofYear, ...own}) => ({
    ...own,
    years,
    months: [...groupBy(ofYear, ({day}) => day.slice(0, 7))].map(([month, ofMonth]) => ({
      label: monthName.format(new Date(`${month}-01`)),
      posts: ofMonth,
    })),
  }));
}

/** Groups in the order of their first members. */
function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
