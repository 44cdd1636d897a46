import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useTranslate} from '@site/src/elements/labels';
import styles from './styles.module.css';

/** The skip link with this site's class name, in the language of the page. */
export default function SkipToContent(): ReactNode {
  const t = useTranslate();
  return (
    <SkipToContentLink className={clsx('screen-only', styles.skip)}>
      {t({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
    </SkipToContentLink>
  );
}
