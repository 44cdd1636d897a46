import type {ReactNode} from 'react';
import type {Props as AuthorsProps} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {Props as TopicsProps} from '@theme/BlogTagsListPage';
import clsx from 'clsx';
import {newsPages} from '@site/src/company/newsroom';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {PostCount} from '@site/src/newsroom/components/PostMeta';
import ListLayout from '../ListLayout';
import styles from './styles.module.css';

type Props = Pick<TopicsProps, 'tags'> | Pick<AuthorsProps, 'authors'>;

/** All topics or all authors, each with its description and number of posts. The whole row is a link. */
export default function IndexPage(props: Props): ReactNode {
  const {title, description} = 'tags' in props ? newsPages.topics : newsPages.authors;
  const entries = entriesOf(props);
  return (
    <ListLayout
      title={title}
      description={description}
      up={newsPages.home}
      isEmpty={entries.length === 0}
    >
      <ul className={clsx('rows', styles.entries)}>
        {entries.map((entry) => (
          <li className="item grid" key={entry.permalink}>
            <h2 className="title-2 covers quiet">
              <Link to={entry.permalink}>{entry.label}</Link>
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

function entriesOf(props: Props) {
  if ('tags' in props) return props.tags;
  return props.authors.flatMap(({name, title, page, count}) =>
    page ? [{label: name, description: title, permalink: page.permalink, count}] : [],
  );
}
