import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {PostExtra} from '@site/src/newsroom/types';
import styles from './styles.module.css';

/** Links to the next newer and the next older post. */
export function PostNeighbours({newer, older}: Pick<PostExtra, 'newer' | 'older'>): ReactNode {
  if (!newer && !older) return null;
  return (
    <nav
      className={clsx('wrap', styles.neighbours)}
      aria-label={translate({id: 'post.neighbours', message: 'Newer and older news'})}
    >
      {newer && (
        <Link to={newer.permalink} rel="prev">
          <span>
            <Translate id="post.newer">Newer</Translate>
          </span>
          <b>{newer.title}</b>
        </Link>
      )}
      {older && (
        <Link className={styles.older} to={older.permalink} rel="next">
          <span>
            <Translate id="post.older">Older</Translate>
          </span>
          <b>{older.title}</b>
        </Link>
      )}
    </nav>
  );
}
