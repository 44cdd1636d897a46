import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditThisPage from '@theme/EditThisPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';

/** A page of `pages/`: its sections, without columns and table of contents. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets} = Content;
  const {title, description, editUrl, frontMatter} = metadata;
  return (
    <Layout>
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
