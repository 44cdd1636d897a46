import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {CoverageList, NewsGrid, PressList} from '@site/src/newsroom/components';
import {Pager} from '@site/src/newsroom/components/Pager';
import type {ListData} from '@site/src/newsroom/types';
import Frame from '../Frame';

const looks = {cards: NewsGrid, coverage: CoverageList, press: PressList};

/** The posts of a kind, a topic or an author, a page of them. */
export default function NewsListPage({list}: {list: ListData}): ReactNode {
  const {title, description, look, posts, paging, up} = list;
  const List = looks[look];
  return (
    <Frame title={title} description={description} up={up} {...paging}>
      <List posts={posts} level="h2" />
      {paging.total > 1 && (
        <Pager
          paging={paging}
          label={translate({id: 'pager.label', message: 'Pages of this list'})}
        />
      )}
    </Frame>
  );
}
