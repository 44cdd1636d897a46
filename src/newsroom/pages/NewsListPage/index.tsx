import type {ReactNode} from 'react';
import {CoverageList} from '@site/src/newsroom/components/CoverageList';
import {NewsGrid} from '@site/src/newsroom/components/NewsCard/NewsGrid';
import {Pager} from '@site/src/newsroom/components/Pager';
import {PressList} from '@site/src/newsroom/components/PressList';
import type {ListData} from '@site/src/newsroom/types';
import ListLayout from '../ListLayout';

const lists = {cards: NewsGrid, coverage: CoverageList, press: PressList};

/** One page of the posts of a kind, a topic or an author. */
export default function NewsListPage({list}: {list: ListData}): ReactNode {
  const {title, description, look, posts, paging, up} = list;
  const List = lists[look];
  return (
    <ListLayout title={title} description={description} up={up} {...paging}>
      <List posts={posts} level="h2" />
      {paging.total > 1 && <Pager paging={paging} label="Pages of this list" />}
    </ListLayout>
  );
}
