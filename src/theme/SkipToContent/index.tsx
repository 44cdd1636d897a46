import type {ReactNode} from 'react';
import {useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {Link} from '@site/src/elements/Link';
import {useTranslate} from '@site/src/elements/labels';
import styles from './styles.module.css';

/** The theme's skip link, its region also named in the language of the page. Takes the focus of each new page. */
export default function SkipToContent(): ReactNode {
  const t = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location}) => {
    if (action === 'PUSH' && !location.hash) focus(region.current);
  });
  const label = t({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  return (
    <div ref={region} role="region" aria-label={label}>
      <Link
        data-noBrokenLinkCheck
        className={clsx('screen-only', styles.skip)}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focus(document.querySelector('main'));
        }}
      >
        {label}
      </Link>
    </div>
  );
}

/** Moves the focus to an element that the Tab key skips. */
function focus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}
