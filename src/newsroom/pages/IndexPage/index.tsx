import type {ReactNode} from 'react';
import clsx from 'clsx';
import {newsroom} from '@site/src/company/newsroom';
import {Icon} from '@site/src/elements/Icon';
import {CardLink} from '@site/src/newsroom/components/CardLink';
import {PostCount} from '@site/src/newsroom/components/PostMeta';
import type {IndexData} from '@site/src/newsroom/types';
import ListLayout from '../ListLayout';
import styles from './styles.module.css';

/** All topics or all authors, each with its description and number of posts. The whole row is a link. */
export default function IndexPage({index}: {index: IndexData}): ReactNode {
  const {title, description, entries} = index;
  return (
    <ListLayout title={title} description={description} up={newsroom.home}>
      <ul className={clsx('rows', styles.entries)}>
        {entries.map((entry) => (
          <li className="item" key={entry.permalink}>
            <h2 className="title-2">
              <CardLink to={entry.permalink}>{entry.label}</CardLink>
            </h2>
            <p>{entry.description}</p>
            <p className="arrow-link">
              <PostCount count={entry.count} /> <Icon name="arrow-right" />
            </p>
          </li>
        ))}
      </ul>
    </ListLayout>
  );
}
