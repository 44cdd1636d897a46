import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme/NotFound/Content';
import Layout from '../Layout';

/** The 404 page, with the short footer. */
export default function NotFound(): ReactNode {
  return (
    <Layout shortFooter>
      <PageMetadata title="Page not found" />
      <NotFoundContent />
    </Layout>
  );
}
