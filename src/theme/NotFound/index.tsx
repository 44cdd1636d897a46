import type {ReactNode} from 'react';
import NotFoundContent from '@theme/NotFound/Content';
import Layout from '../Layout';

/** The 404 page, with the short footer. */
export default function NotFound(): ReactNode {
  return (
    <Layout shortFooter>
      <NotFoundContent />
    </Layout>
  );
}
