import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PostListProps} from '@site/src/newsroom/types';
import {ArrowLink} from '../../../elements/Button';
import {PostDate, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

/** Press releases as rows of date, title and description. The whole row is a link. */
export function PressList({posts, level: Title}: PostListProps): ReactNode {
  return (
    <ul className={clsx('rows', styles.list)}>
      {posts.map(({permalink, day, title, description, ...post}) => (
        <li className="item covers" key={permalink}>
          <p className="facts">
            <PostDate day={day} />
            <PostStatus post={post} />
          </p>
          <div>
            <Title className="title-3">{title}</Title>
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
