import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import clsx from 'clsx';
import {newsPages} from '@site/src/company/newsroom';
import {Icon} from '@site/src/elements/Icon';
import type {PostMetadata} from '@site/src/newsroom/types';
import styles from './Neighbours.module.css';

/** Links to the next newer and the next older post, and to the newsroom. */
export function Neighbours({
  prevItem: newer,
  nextItem: older,
}: Pick<PostMetadata, 'prevItem' | 'nextItem'>): ReactNode {
  return (
    <nav
      className={clsx('wrap grid tablet-2 quiet', styles.neighbours)}
      aria-label="Newer and older news"
    >
      {newer && (
        <Link to={newer.permalink} rel="prev">
          <span>
            <Icon name="arrow-left" />
            Newer
          </span>
          <b className="headline title-3">{newer.title}</b>
        </Link>
      )}
      {older && (
        <Link to={older.permalink} rel="next">
          <span>
            Older
            <Icon name="arrow-right" />
          </span>
          <b className="headline title-3">{older.title}</b>
        </Link>
      )}
      <Link className={styles.all} to={newsPages.home.permalink}>
        All news
      </Link>
    </nav>
  );
}
