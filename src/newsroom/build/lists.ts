import type {ArchiveData, Paging, PostCard} from '../types';

/** How many stand on a page of each list. */
export const perPage = {cards: 13, coverage: 12, press: 3} as const;

/** How many related posts a post shows. */
const relatedCount = 3;

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

/** Posts with the same topics and of one kind, by their days, the newest first. */
interface Sort {
  topics: ReadonlySet<string>;
  kind: PostCard['kind'];
  days: {time: number; posts: Ranked[]}[];
}

/** A post and its place in the list. */
interface Ranked {
  post: PostCard;
  place: number;
}

/**
 * Finds the posts that belong with one: most topics in common first, then the same kind, then the nearest in time.
 * Looking at every post for every other would take minutes where there are ten thousand; there are only a few sorts
 * of posts, and in each the nearest in time stand beside each other.
 * @param posts - newest first
 */
export function relatedFinder(posts: readonly PostCard[]): (post: PostCard) => PostCard[] {
  const ranked = posts.map((post, place): Ranked => ({post, place}));
  const sortOf = ({kind, tags}: PostCard) =>
    [kind, ...tags.map(({permalink}) => permalink).sort()].join(' ');
  const sorts = [...groupBy(ranked, ({post}) => sortOf(post)).values()].map((members): Sort => ({
    topics: topicsOf(members[0]?.post),
    kind: members[0]?.post.kind ?? 'news',
    days: [...groupBy(members, ({post}) => post.day)].map(([day, ofDay]) => ({
      time: Date.parse(day),
      posts: ofDay,
    })),
  }));
  return (post) => {
    const topics = topicsOf(post);
    const time = Date.parse(post.day);
    const byLikeness = groupBy(sorts, (sort) => {
      const shared = [...sort.topics].filter((topic) => topics.has(topic)).length;
      return 2 * shared + Number(sort.kind === post.kind);
    });
    const found: PostCard[] = [];
    for (const [, alike] of [...byLikeness].sort(([a], [b]) => b - a)) {
      const near = alike
        .flatMap((sort) => nearest(sort, post, time))
        .sort((a, b) => a.distance - b.distance || a.place - b.place);
      found.push(...near.map(({post: other}) => other));
      if (found.length >= relatedCount) break;
    }
    return found.slice(0, relatedCount);
  };
}

const topicsOf = (post: PostCard | undefined): ReadonlySet<string> =>
  new Set(post?.tags.map(({permalink}) => permalink));

/** The posts of a sort that are nearest to a day, at most as many as are shown, without the post itself. */
function nearest({days}: Sort, post: PostCard, time: number): (Ranked & {distance: number})[] {
  let later = 0; // how many days are later than the post's own
  for (let end = days.length; later < end;) {
    const middle = (later + end) >> 1;
    if ((days[middle]?.time ?? 0) > time) later = middle + 1;
    else end = middle;
  }
  const found: (Ranked & {distance: number})[] = [];
  let [before, after] = [later - 1, later];
  while (found.length < relatedCount && (days[before] ?? days[after])) {
    const distances = [before, after].map((index) =>
      Math.abs((days[index]?.time ?? Number.POSITIVE_INFINITY) - time),
    );
    const distance = Math.min(...distances);
    // Two days may be equally near: then the newer one's posts come first, as in the list
    const both = [
      distances[0] === distance ? days[before--] : undefined,
      distances[1] === distance ? days[after++] : undefined,
    ];
    for (const ranked of both.flatMap((day) => day?.posts ?? [])) {
      if (ranked.post.permalink !== post.permalink) found.push({...ranked, distance});
    }
  }
  return found.slice(0, relatedCount);
}

const monthName = new Intl.DateTimeFormat('en-IN', {month: 'long', timeZone: 'UTC'});

/** All posts by year, newest first; each year has an address, the newest the archive's own as well. */
export function archiveOf(
  posts: readonly PostCard[],
  permalink: string,
): (ArchiveData & {permalink: string})[] {
  const byYear = groupBy(posts, ({day}) => Number(day.slice(0, 4)));
  const address = (year: number, index: number) =>
    index === 0 ? permalink : `${permalink}/${year}`;
  const years = [...byYear].map(([year, {length: count}], index) => ({
    year,
    count,
    permalink: address(year, index),
  }));
  return [...byYear].map(([year, ofYear], index) => ({
    year,
    years,
    permalink: address(year, index),
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
