import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PostListProps} from '@site/src/newsroom/types';
import {firstPostWithImage} from '../PostImage';
import {NewsCard} from '.';
import styles from './styles.module.css';

/**
 * Posts as cards in three columns. On pages of their own (level `h2`), the first card takes the full width where it
 * would otherwise leave one card alone in the last row.
 */
export function NewsGrid({posts, level, lazy}: PostListProps): ReactNode {
  const hasLead = level === 'h2' && posts.length % 3 === 1;
  const eagerPost = lazy ? undefined : firstPostWithImage(posts);
  return (
    <ul className={clsx(styles.grid, hasLead && styles.gridWithLead)}>
      {posts.map((post, index) => (
        <li key={post.permalink}>
          <NewsCard
            post={post}
            level={level}
            eager={post === eagerPost}
            size={hasLead && index === 0 ? 'large' : 'medium'}
            excerpt={level === 'h2'}
          />
        </li>
      ))}
    </ul>
  );
}
