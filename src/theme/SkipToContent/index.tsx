import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import {useTranslate} from '@site/src/elements/labels';

/** The skip link with this site's class name, in the language of the page. */
export default function SkipToContent(): ReactNode {
  const t = useTranslate();
  return (
    <SkipToContentLink className="skip">
      {t({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
    </SkipToContentLink>
  );
}
