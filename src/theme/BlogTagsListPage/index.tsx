import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogTagsListPage';
import Layout from '@theme/Layout';
import {NewsPage, TopicList} from '@site/src/elements/News';

/** All topics of the news. */
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const title = translate({id: 'news.topics', message: 'News by topic'});
  const description = translate({
    id: 'news.topics.description',
    message:
      'Everything EVO has published, by topic: fleet, charging, rides, drivers, tourism, business and more.',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <NewsPage title={title} lead={<p>{description}</p>}>
        <TopicList topics={tags} />
      </NewsPage>
    </Layout>
  );
}
