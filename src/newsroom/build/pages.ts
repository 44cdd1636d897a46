import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {categories, newsroom as places} from '../../company/newsroom';
import type {NewsPost} from './cards';
import {archiveOf, paginate, perPage, pickFeatured} from './lists';
import type {IndexData, Kind, ListData, NewsroomData, PostCard} from '../types';

/** One page of the newsroom: its address, its component, and the one prop that holds all it shows. */
export interface NewsPage {
  address: string;
  component: string;
  props:
    | {newsroom: NewsroomData}
    | {list: ListData}
    | {archive: ReturnType<typeof archiveOf>[number]}
    | {index: IndexData};
}

/** How many stories stand beside the featured one, and how much coverage under it. */
const sideCount = 3;
const coverageCount = 3;

/** Every page of the newsroom but the posts themselves. All of it comes from the posts. */
export function newsroomPages(
  content: BlogContent,
  posts: readonly NewsPost[],
  base: string,
): NewsPage[] {
  const cards = posts.map(({card}) => card);
  return [
    frontPage(posts, base),
    ...archiveOf(cards, `${base}/archive`).map((archive) => ({
      address: archive.permalink,
      component: '@site/src/newsroom/pages/ArchivePage',
      props: {archive},
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
    throw new Error(
      'news:1:1  There is no post that is live.\n→ Add one to news/, dated today or before.',
    );
  const stories = ofKind(cards, 'news').filter(({permalink}) => permalink !== featured.permalink);
  const [press] = paginate(
    ofKind(cards, 'press-release'),
    perPage.press,
    categories['press-release'].permalink,
  );
  return {
    address: base,
    component: '@site/src/newsroom/pages/NewsroomPage',
    props: {
      newsroom: {
        featured,
        side: stories.slice(0, sideCount),
        coverage: ofKind(cards, 'media-coverage').slice(0, coverageCount),
        press: press?.items ?? [],
        pressPaging: press?.paging ?? {page: 1, total: 1},
      },
    },
  };
}

interface List extends Pick<ListData, 'title' | 'description' | 'look' | 'up'> {
  posts: readonly PostCard[];
  permalink: string;
}

function listPages({posts, permalink, look, title, description, up}: List): NewsPage[] {
  return paginate(posts, perPage[look], permalink).map(({items, paging, permalink: address}) => ({
    address,
    component: '@site/src/newsroom/pages/NewsListPage',
    props: {
      list: {
        title: paging.page === 1 ? title : `${title}, page ${paging.page}`,
        description:
          paging.page === 1
            ? description
            : `${description} Page ${paging.page} of ${paging.total}.`,
        look,
        posts: items,
        paging,
        up,
      },
    },
  }));
}

function categoryPages(cards: readonly PostCard[], base: string): NewsPage[] {
  const looks = {news: 'cards', 'media-coverage': 'coverage', 'press-release': 'press'} as const;
  return (Object.keys(looks) as Kind[]).flatMap((kind) => {
    const {permalink: address, title, description} = categories[kind];
    const up = {label: 'News', permalink: base};
    return listPages({
      posts: ofKind(cards, kind),
      permalink: address,
      look: looks[kind],
      title,
      description,
      up,
    });
  });
}

function topicPages(
  {blogTags, blogTagsListPath}: BlogContent,
  cards: readonly PostCard[],
  base: string,
): NewsPage[] {
  const {title} = places.topics;
  const topics = Object.values(blogTags).map(({label, permalink, description}) => ({
    label,
    permalink,
    description: description ?? '',
    posts: cards.filter(({tags}) => tags.some((tag) => tag.permalink === permalink)),
  }));
  const index: IndexData = {
    title,
    description: places.topics.description,
    entries: topics.map(({posts, ...topic}) => ({...topic, count: posts.length})),
  };
  return [
    {
      address: blogTagsListPath || `${base}/tags`,
      component: '@site/src/newsroom/pages/IndexPage',
      props: {index},
    },
    ...topics.flatMap(({label, permalink, description, posts}) =>
      listPages({
        posts,
        permalink,
        look: 'cards',
        title: `News: ${label}`,
        description,
        up: {label: title, permalink: blogTagsListPath},
      }),
    ),
  ];
}

function authorPages(
  {authorsMap}: BlogContent,
  posts: readonly NewsPost[],
  base: string,
): NewsPage[] {
  const title = 'Who writes the news';
  const address = `${base}/authors`;
  const authors = Object.entries(authorsMap ?? {}).flatMap(([key, {name, title: role, page}]) =>
    page && name
      ? [
          {
            label: name,
            role: role ?? '',
            permalink: page.permalink,
            posts: posts.flatMap(({post, card}) =>
              post.metadata.authors.some((author) => author.key === key) ? [card] : [],
            ),
          },
        ]
      : [],
  );
  const index: IndexData = {
    title,
    description:
      'The desks at EVO that write news and press releases, each with all that it has published so far.',
    entries: authors.map(({label, role, permalink, posts: own}) => ({
      label,
      permalink,
      description: role,
      count: own.length,
    })),
  };
  return [
    {address, component: '@site/src/newsroom/pages/IndexPage', props: {index}},
    ...authors.flatMap(({label, permalink, posts: own}) =>
      listPages({
        posts: own,
        permalink,
        look: 'cards',
        title: `News by ${label}`,
        description: `News, press releases and reports that ${label} has written, the newest first.`,
        up: {label: title, permalink: address},
      }),
    ),
  ];
}
