import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Layout from '@theme/Layout';
import {NewsPage, TopicList} from '@site/src/elements/News';

/** Who writes the news. */
export default function BlogAuthorsListPage({authors}: Props): ReactNode {
  const title = translate({id: 'news.authors', message: 'Who writes the news'});
  const description = translate({
    id: 'news.authors.description',
    message:
      'The desks at EVO that write news and press releases, each with what it has published so far.',
  });
  const rows = authors.flatMap(({name, title: role, page, count}) =>
    name && page
      ? [{label: name, permalink: page.permalink, count, description: role && `${role}.`}]
      : [],
  );
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <NewsPage title={title} lead={<p>{description}</p>}>
        <TopicList topics={rows} />
      </NewsPage>
    </Layout>
  );
}
