import type {ReactNode} from 'react';
import type {Props as AuthorProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {Props as TopicProps} from '@theme/BlogTagsPostsPage';
import {categories, newsPages, type Kind} from '@site/src/company/newsroom';
import {CoverageList} from '@site/src/newsroom/components/CoverageList';
import {NewsGrid} from '@site/src/newsroom/components/NewsCard';
import {Pager} from '@site/src/newsroom/components/Pager';
import {PressList} from '@site/src/newsroom/components/PressList';
import type {Paging, PostCard} from '@site/src/newsroom/types';
import ListLayout from './ListLayout';

/** The blog plugin's props with cards. */
type Props = {posts: PostCard[]; listMetadata: Paging} & (
  {kind: Kind} | Pick<TopicProps, 'tag'> | Pick<AuthorProps, 'author'>
);

const lists = {news: NewsGrid, 'media-coverage': CoverageList, 'press-release': PressList};

/** One page of the posts of a kind, a topic or an author. */
export default function PostsPage(props: Props): ReactNode {
  const {page, totalPages} = props.listMetadata;
  const {title, description, up, posts = props.posts} = listOf(props);
  const List = 'kind' in props ? lists[props.kind] : NewsGrid;
  return (
    <ListLayout
      title={page > 1 ? `${title}, page ${page}` : title}
      description={page > 1 ? `${description} Page ${page} of ${totalPages}.` : description}
      up={up}
      isEmpty={posts.length === 0}
    >
      <List posts={posts} level="h2" />
      {totalPages > 1 && <Pager paging={props.listMetadata} label="Pages of this list" />}
    </ListLayout>
  );
}

interface List {
  title: string;
  description: string;
  /** The parent page. */
  up: {title: string; permalink: string};
  posts?: PostCard[];
}

function listOf(props: Props): List {
  if ('kind' in props) {
    const {title, description} = categories[props.kind];
    return {title, description, up: newsPages.home};
  }
  if ('author' in props) {
    const {name = ''} = props.author;
    const description = `Stories, press releases and reports signed “${name}”, newest first.`;
    return {title: name, description, up: newsPages.authors};
  }
  const {label, permalink, description = ''} = props.tag;
  // A card shows its first topic: on this page, this one
  const posts = props.posts.map((card) => ({...card, tags: [{label, permalink}]}));
  return {title: `News: ${label}`, description, up: newsPages.topics, posts};
}
