import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import type {PostListProps} from '@site/src/newsroom/types';
import {PostDate, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

/** Press releases as rows of date, title and description. The whole row is a link. */
export function PressList({posts, level: Title}: PostListProps): ReactNode {
  return (
    <ul className={clsx('rows', styles.list)}>
      {posts.map((post) => (
        <li className="item grid covers" key={post.permalink}>
          <p className="link-row">
            <PostDate day={post.day} />
            <PostStatus post={post} />
          </p>
          <div>
            <Title className="title-3">{post.title}</Title>
            <p>{post.description}</p>
          </div>
          <ArrowLink to={post.permalink}>
            <span>
              Read Now
              <span className="visually-hidden">: {post.title}</span>
            </span>
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
