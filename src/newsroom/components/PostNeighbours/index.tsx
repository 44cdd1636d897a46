import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {newsroom} from '@site/src/company/newsroom';
import type {PostExtra} from '@site/src/newsroom/types';
import {Icon} from '../../../elements/Icon';
import styles from './styles.module.css';

/** Links to the next newer and the next older post, and to the newsroom. */
export function PostNeighbours({newer, older}: Pick<PostExtra, 'newer' | 'older'>): ReactNode {
  return (
    <nav className={clsx('wrap grid', styles.neighbours)} aria-label="Newer and older news">
      {newer && (
        <Link to={newer.permalink} rel="prev">
          <span>
            <Icon name="arrow-left" />
            Newer
          </span>
          <b className="wide title-3">{newer.title}</b>
        </Link>
      )}
      {older && (
        <Link to={older.permalink} rel="next">
          <span>
            Older
            <Icon name="arrow-right" />
          </span>
          <b className="wide title-3">{older.title}</b>
        </Link>
      )}
      <Link className={styles.all} to={newsroom.home.permalink}>
        All news
      </Link>
    </nav>
  );
}
