import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditThisPage from '@theme/EditThisPage';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {PageFrontMatter} from '@site/src/content/pageSchema';
import Layout from '../Layout';

/** A page of `pages/`: its sections, without columns and table of contents. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets} = Content;
  const {title, description, editUrl, frontMatter} = metadata;
  const {action, actionTo, footer} = frontMatter as PageFrontMatter;
  return (
    <Layout action={action} actionTo={actionTo} shortFooter={footer === 'short'}>
      <PageMetadata
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <main id="main">
        <ContentVisibility metadata={metadata} />
        <MDXContent>
          <Content />
        </MDXContent>
        {editUrl && <EditThisPage editUrl={editUrl} />}
      </main>
    </Layout>
  );
}
