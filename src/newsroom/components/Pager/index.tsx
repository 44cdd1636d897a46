import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Paging} from '@site/src/newsroom/types';
import {Icon} from '../../../elements/Icon';
import styles from './styles.module.css';

/** Adds `<link rel="prev">` and `<link rel="next">` to the head. */
export function SeriesLinks({previous, next}: Pick<Paging, 'previous' | 'next'>): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      {previous && <link rel="prev" href={url + previous} />}
      {next && <link rel="next" href={url + next} />}
    </Head>
  );
}

export interface PagerProps {
  paging: Paging;
  /** The pager's name for screen readers. */
  label: string;
}

/** The number of this page of a list, and links to the previous and the next page. */
export function Pager({paging: {page, total, previous, next}, label}: PagerProps): ReactNode {
  return (
    <nav className={styles.pager} aria-label={label}>
      <PagerLink to={previous} rel="prev" icon="arrow-left" label="Previous" />
      <p>
        <span className="visually-hidden">Page</span> <b aria-current="page">{page}</b>{' '}
        {total > 1 && `of ${total}`}
      </p>
      <PagerLink to={next} rel="next" icon="arrow-right" label="Next" />
    </nav>
  );
}

interface PagerLinkProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  icon: 'arrow-left' | 'arrow-right';
  label: string;
}

/** Renders a disabled button at the ends of the list. */
function PagerLink({to, rel, icon, label}: PagerLinkProps): ReactNode {
  return to ? (
    <Link className="control" to={to} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </Link>
  ) : (
    <button className="control" type="button" disabled aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
