import type {ReactNode} from 'react';
import type {PostListProps} from '@site/src/newsroom/types';
import {ArrowLink} from '../../../elements/Button';
import {PostDate, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

/** Press releases as rows of date, title and description. The whole row is a link. */
export function PressList({posts, level: Title}: PostListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {posts.map(({permalink, day, title, description, ...post}) => (
        <li key={permalink}>
          <p className={styles.date}>
            <PostDate day={day} />
            <PostStatus post={post} />
          </p>
          <div>
            <Title>{title}</Title>
            <p>{description}</p>
          </div>
          <ArrowLink to={permalink}>
            <span>
              Read Now
              <span className="visually-hidden">: {title}</span>
            </span>
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
