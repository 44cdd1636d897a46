import type {ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {Link} from '@site/src/elements/Link';
import {useTranslate} from '@site/src/elements/labels';
import {moveFocus} from '../moveFocus';
import styles from './styles.module.css';

/** The id of the first element of each page, which gets the focus after a navigation (src/theme/routeFocus.ts). */
export const pageStartId = 'page-start';

/** The theme's skip link, its region also named in the language of the page. */
export default function SkipToContent(): ReactNode {
  const t = useTranslate();
  const label = t({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  return (
    <div id={pageStartId} role="region" aria-label={label} tabIndex={-1}>
      <Link
        data-noBrokenLinkCheck
        className={clsx('screen-only', styles.skip)}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          const content = document.querySelector('main');
          if (content) moveFocus(content);
        }}
      >
        {label}
      </Link>
    </div>
  );
}
