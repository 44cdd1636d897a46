import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import {Icon} from '@site/src/elements/Icon';
import type {Paging} from '@site/src/newsroom/types';
import styles from './styles.module.css';

/** The number of this page of a list, and links to the previous and the next page. Screen readers name it `label`. */
export function Pager({paging, label}: {paging: Paging; label: string}): ReactNode {
  const {page, totalPages, previousPage, nextPage} = paging;
  return (
    <nav className={styles.pager} aria-label={label}>
      <PagerLink to={previousPage} rel="prev" label="Previous" />
      <p>
        <span className="visually-hidden">Page</span> <b aria-current="page">{page}</b>{' '}
        {totalPages > 1 && `of ${totalPages}`}
      </p>
      <PagerLink to={nextPage} rel="next" label="Next" />
    </nav>
  );
}

interface PagerLinkProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  label: string;
}

/** Renders a disabled button at the ends of the list. */
function PagerLink({to, rel, label}: PagerLinkProps): ReactNode {
  const icon = <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} />;
  return to ? (
    <Link className="control" to={to} rel={rel} aria-label={label}>
      {icon}
    </Link>
  ) : (
    <button className="control" type="button" disabled aria-label={label}>
      {icon}
    </button>
  );
}
