import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import {NewsGrid, NewsPage, Pager} from '@site/src/elements/News';

/** The news, newest first. */
export default function BlogListPage({metadata, items}: Props): ReactNode {
  const {blogTitle, blogDescription, page} = metadata;
  const title =
    page === 1
      ? blogTitle
      : translate({id: 'news.page', message: '{title}, page {page}'}, {title: blogTitle, page});
  const description =
    page === 1
      ? blogDescription
      : translate(
          {id: 'news.page.description', message: '{description} Page {page}.'},
          {description: blogDescription, page},
        );
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <NewsPage
        title={title}
        lead={
          <p>
            <Translate id="news.lead">
              What is new on the road, at the chargers and behind the wheel.
            </Translate>{' '}
            <Link to="/news/tags">
              <Translate id="news.topics">News by topic</Translate>
            </Link>
          </p>
        }
      >
        <NewsGrid posts={items.map(({content}) => content)} lead={page === 1} />
        <Pager metadata={metadata} />
      </NewsPage>
    </Layout>
  );
}
