import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PostListProps} from '@site/src/newsroom/types';
import {NewsCard} from '.';
import styles from './styles.module.css';

/**
 * Posts as cards. Pages of their own (level `h2`) have two columns, and of an odd number of cards the first takes the
 * full width. Lists within a page have three.
 */
export function NewsGrid({posts, level, lazy}: PostListProps): ReactNode {
  const isPage = level === 'h2';
  const hasLead = isPage && posts.length % 2 === 1;
  return (
    <ul
      className={clsx('grid', styles.grid, !isPage && styles.three, hasLead && styles.gridWithLead)}
    >
      {posts.map((post, index) => (
        <li key={post.permalink}>
          <NewsCard
            post={post}
            level={level}
            eager={index === 0 && !lazy}
            size={hasLead && index === 0 ? 'large' : isPage ? 'half' : 'third'}
            excerpt={isPage}
          />
        </li>
      ))}
    </ul>
  );
}
