import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Layout from '@theme/Layout';
import {NewsGrid, NewsPage, Pager} from '@site/src/elements/News';

/** The posts of one author. */
export default function BlogAuthorsPostsPage({author, items, listMetadata}: Props): ReactNode {
  const {page} = listMetadata;
  const name = author.name ?? author.key;
  const title =
    page === 1
      ? translate({id: 'news.author', message: 'News by {name}'}, {name})
      : translate({id: 'news.author.page', message: 'News by {name}, page {page}'}, {name, page});
  const description = translate(
    {
      id: 'news.author.description',
      message: 'News, press releases and reports written by {name}. Page {page} of {totalPages}.',
    },
    {name, page, totalPages: listMetadata.totalPages},
  );
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <NewsPage title={title} lead={author.title && <p>{author.title}</p>}>
        <NewsGrid posts={items.map(({content}) => content)} />
        <Pager metadata={listMetadata} />
      </NewsPage>
    </Layout>
  );
}
