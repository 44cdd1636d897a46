import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/** The page of paths that do not exist, with the short footer: `404` is the only giant word. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Layout shortFooter>
        <NotFoundContent />
      </Layout>
    </>
  );
}
