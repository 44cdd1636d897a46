import type {RouteConfig} from '@docusaurus/types';
import {categories, newsPages, type Kind} from '../../company/newsroom';
import type {NewsPost, Paging, PostCard} from '../types';

/** How many posts a page of each kind's list has. */
export const perPage = {
  news: 13,
  'media-coverage': 12,
  'press-release': 3,
} as const satisfies Record<Kind, number>;

const kindsOfNews = Object.keys(categories) as Kind[];

/** How many stories are next to the featured one, and how much media coverage below. */
const frontCount = 3;

/**
 * Cuts a list into pages, as the blog plugin does: the first has the list's own address, the others `…/page/2` and so
 * on. A list without items has one page, so that its address exists.
 */
export function paginate<T>(items: readonly T[], size: number, permalink: string) {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const address = (page: number) => (page === 1 ? permalink : `${permalink}/page/${page}`);
  return Array.from({length: totalPages}, (_, index) => {
    const page = index + 1;
    const paging: Paging = {
      permalink: address(page),
      page,
      totalPages,
      previousPage: page > 1 ? address(page - 1) : undefined,
      nextPage: page < totalPages ? address(page + 1) : undefined,
    };
    return {items: items.slice(index * size, page * size), paging};
  });
}

function pagesOfKind(kind: Kind, cards: readonly PostCard[], baseUrl: string) {
  const ofKind = cards.filter((card) => card.kind === kind);
  return paginate(ofKind, perPage[kind], baseUrl + categories[kind].permalink.slice(1));
}

/** The pages that list the posts of each kind. */
export function kindRoutes(
  cards: readonly PostCard[],
  component: string,
  baseUrl: string,
): RouteConfig[] {
  return kindsOfNews.flatMap((kind) =>
    pagesOfKind(kind, cards, baseUrl).map(({items, paging}) => ({
      path: paging.permalink,
      component,
      exact: true,
      props: {kind, posts: items, listMetadata: paging},
    })),
  );
}

/** What the front page shows: the newest featured post, or else story, and the newest posts of every kind. */
export function frontPage(posts: readonly NewsPost[], baseUrl: string) {
  const cards = posts.map(({metadata}) => metadata.card);
  const stories = cards.filter(({kind}) => kind === 'news');
  const featuredPost = posts.find(({metadata}) => metadata.frontMatter.featured);
  const featured = featuredPost?.metadata.card ?? stories[0] ?? cards[0];
  const kinds = kindsOfNews.filter((kind) => cards.some((card) => card.kind === kind));
  const hasTopics = cards.some(({tags}) => tags.length > 0);
  return {
    archives: [...kinds.map((kind) => categories[kind]), ...(hasTopics ? [newsPages.topics] : [])],
    featured,
    side: stories.filter((card) => card !== featured).slice(0, frontCount),
    coverage: cards.filter(({kind}) => kind === 'media-coverage').slice(0, frontCount),
    press: pagesOfKind('press-release', cards, baseUrl)[0],
  };
}

/** What the archive shows of each post. */
export function archiveEntry({title, permalink, day, kind, sample, status}: PostCard) {
  return {title, permalink, day, kind, sample, status};
}

export type FrontPage = ReturnType<typeof frontPage>;
export type ArchiveEntry = ReturnType<typeof archiveEntry>;
