import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ContentVisibility';

/** A note above drafts and unlisted pages. */
export default function ContentVisibility({metadata}: Props): ReactNode {
  const {unlisted, frontMatter} = metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <p className="wrap kicker">
        <Translate id="page.unlisted">
          Not public: this page is in no list and no search engine.
        </Translate>
      </p>
    </>
  );
}
