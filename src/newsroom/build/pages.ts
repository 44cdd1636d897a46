import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {categories, newsRoute, newsroom as places, type Kind} from '../../company/newsroom';
import type {NewsPost} from './cards';
import {archiveOf, looks, paginate, perPage, pickFeatured} from './lists';
import {kinds} from './schema';
import type {ArchiveData, IndexData, ListData, NewsroomData, PostCard} from '../types';

/** A page of the newsroom: its path, its component, and the prop with all of its data. */
export type NewsPage = {path: string; component: string} & (
  | {prop: 'newsroom'; data: NewsroomData}
  | {prop: 'list'; data: ListData}
  | {prop: 'archive'; data: ArchiveData}
  | {prop: 'index'; data: IndexData}
);

/** How many stories are next to the featured one, and how much media coverage below. */
const sideCount = 3;
const coverageCount = 3;

/** Every page of the newsroom except the posts, derived from the posts. */
export function newsroomPages(
  content: BlogContent,
  posts: readonly NewsPost[],
  base: string,
): NewsPage[] {
  const cards = posts.map(({card}) => card);
  return [
    frontPage(posts, base),
    ...archiveOf(cards, `${base}/archive`).map((archive): NewsPage => ({
      path: archive.permalink,
      component: '@site/src/newsroom/pages/ArchivePage',
      prop: 'archive',
      data: archive,
    })),
    ...categoryPages(cards, base),
    ...topicPages(content, cards, base),
    ...authorPages(content, posts, base),
  ];
}

const ofKind = (cards: readonly PostCard[], kind: Kind) =>
  cards.filter((card) => card.kind === kind);

function frontPage(posts: readonly NewsPost[], base: string): NewsPage {
  const cards = posts.map(({card, featured}) => ({...card, featured}));
  const featured = pickFeatured(cards);
  if (!featured)
    throw new Error('news:1:1  No post is published.\n→ Add one to news/, dated today or earlier.');
  const stories = ofKind(cards, 'news').filter(({permalink}) => permalink !== featured.permalink);
  const [press] = paginate(
    ofKind(cards, 'press-release'),
    perPage.press,
    categoryPath('press-release', base),
  );
  return {
    path: base,
    component: '@site/src/newsroom/pages/NewsroomPage',
    prop: 'newsroom',
    data: {
      featured,
      side: stories.slice(0, sideCount),
      coverage: ofKind(cards, 'media-coverage').slice(0, coverageCount),
      press: press?.items ?? [],
      pressPaging: press?.paging ?? {page: 1, total: 1},
    },
  };
}

interface List extends Pick<ListData, 'title' | 'description' | 'look' | 'up'> {
  posts: readonly PostCard[];
  permalink: string;
}

function listPages({posts, permalink, ...list}: List): NewsPage[] {
  return paginate(posts, perPage[list.look], permalink).map((page) => {
    const {page: number, total} = page.paging;
    const numbered = {
      title: `${list.title}, page ${number}`,
      description: `${list.description} Page ${number} of ${total}.`,
    };
    return {
      path: page.permalink,
      component: '@site/src/newsroom/pages/NewsListPage',
      prop: 'list',
      data: {...list, ...(number > 1 && numbered), posts: page.items, paging: page.paging},
    };
  });
}

/** The path of a category's list, with the site's base URL. */
const categoryPath = (kind: Kind, base: string) =>
  base + categories[kind].permalink.slice(newsRoute.length);

function categoryPages(cards: readonly PostCard[], base: string): NewsPage[] {
  const up = {title: places.home.title, permalink: base};
  return kinds.flatMap((kind) => {
    const {title, description} = categories[kind];
    const list = {title, description, look: looks[kind], up};
    return listPages({posts: ofKind(cards, kind), permalink: categoryPath(kind, base), ...list});
  });
}

/** A topic or an author: its entry in the index of all of them, and its own list. */
interface Group {
  /** The description is the one of the index. */
  entry: {label: string; description: string; permalink: string};
  posts: readonly PostCard[];
  list: {title: string; description: string};
}

/** The index of some groups, and the list of each. */
function groupPages(
  {path, title, description}: {path: string; title: string; description: string},
  groups: readonly Group[],
): NewsPage[] {
  const entries = groups.map(({entry, posts}) => ({...entry, count: posts.length}));
  const up = {title, permalink: path};
  return [
    {
      path,
      component: '@site/src/newsroom/pages/IndexPage',
      prop: 'index',
      data: {title, description, entries},
    },
    ...groups.flatMap(({posts, entry, list}) =>
      listPages({posts, permalink: entry.permalink, look: 'cards', ...list, up}),
    ),
  ];
}

function topicPages(
  {blogTags, blogTagsListPath}: BlogContent,
  cards: readonly PostCard[],
  base: string,
): NewsPage[] {
  const topics = Object.values(blogTags).map(({label, permalink, description = ''}) => ({
    entry: {label, description, permalink},
    // A card shows its first topic: on this page, this one
    posts: cards
      .filter(({tags}) => tags.some((tag) => tag.permalink === permalink))
      .map((card) => ({...card, tags: [{label, permalink}]})),
    list: {title: `News: ${label}`, description},
  }));
  return groupPages({path: blogTagsListPath || `${base}/tags`, ...places.topics}, topics);
}

function authorPages(
  {authorsMap}: BlogContent,
  posts: readonly NewsPost[],
  base: string,
): NewsPage[] {
  const authors = Object.entries(authorsMap ?? {}).flatMap(([key, {name, title, page}]) => {
    if (!page || !name) return [];
    const isAuthor = ({post}: NewsPost) =>
      post.metadata.authors.some((author) => author.key === key);
    return {
      entry: {label: name, description: title ?? '', permalink: page.permalink},
      posts: posts.filter(isAuthor).map(({card}) => card),
      list: {
        title: name,
        description: `Stories, press releases and reports signed “${name}”, newest first.`,
      },
    };
  });
  return groupPages({path: `${base}/authors`, ...places.authors}, authors);
}
