import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogTagsPostsPage';
import Layout from '@theme/Layout';
import {NewsGrid, NewsPage, Pager} from '@site/src/elements/News';

/** The posts of one topic. */
export default function BlogTagsPostsPage({tag, items, listMetadata}: Props): ReactNode {
  const {page} = listMetadata;
  const label =
    page === 1
      ? translate({id: 'news.topic', message: 'News: {topic}'}, {topic: tag.label})
      : translate(
          {id: 'news.topic.page', message: 'News: {topic}, page {page}'},
          {topic: tag.label, page},
        );
  return (
    <Layout>
      <PageMetadata
        title={label}
        description={page === 1 ? tag.description : `${tag.description ?? ''} ${page}`}
      />
      <NewsPage
        title={label}
        lead={
          <p>
            {tag.description}{' '}
            <Link to={tag.allTagsPath}>
              <Translate id="news.allTopics">All topics</Translate>
            </Link>
          </p>
        }
      >
        <NewsGrid posts={items.map(({content}) => content)} />
        <Pager metadata={listMetadata} />
      </NewsPage>
    </Layout>
  );
}
