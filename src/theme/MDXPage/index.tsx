import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {PageFrontMatter} from '@site/src/check/schemas';
import {LabelsContext, type Labels} from '@site/src/elements/labels';
import {SampleMark} from '@site/src/elements/Sample';
import Layout from '../Layout';
import {LanguageMetadata, useLanguage} from './LanguageMetadata';

/** A page of `pages/`: its sections, without columns and table of contents. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata} = Content;
  // src/plugins/languages exports them from the pages of other languages
  const {labels = {}} = Content as {labels?: Labels};
  const {title, description, editUrl, frontMatter, unlisted} = metadata;
  const {action, actionTo, footer, imageAlt, sample} = frontMatter as PageFrontMatter;
  const language = useLanguage(metadata.permalink);
  return (
    <LabelsContext value={labels}>
      <Layout
        lang={language?.code}
        action={action}
        actionTo={actionTo}
        shortFooter={footer === 'short'}
      >
        <PageMetadata title={title} description={description} image={frontMatter.image} />
        <Head>
          {unlisted && <meta name="robots" content="noindex" />}
          {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
        </Head>
        {language && <LanguageMetadata language={language} />}
        <main id="main">
          <MDXContent>
            <Content />
          </MDXContent>
          {sample && (
            <p className="wrap section">
              <SampleMark of="text" />
            </p>
          )}
          {editUrl && <EditThisPage editUrl={editUrl} />}
        </main>
      </Layout>
    </LabelsContext>
  );
}
