import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

/** What search engines know about a post. The theme's component lets a title with `</script>` end the script. */
export function StructuredData(): ReactNode {
  const data = JSON.stringify(useBlogPostStructuredData()).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{data}</script>
    </Head>
  );
}
