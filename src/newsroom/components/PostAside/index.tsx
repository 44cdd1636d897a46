import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PostExtra} from '@site/src/newsroom/types';
import {Person} from '../../../elements/Person';
import styles from './styles.module.css';

/** The post's authors and topics. */
export function PostAside({post: {card, authors}}: {post: PostExtra}): ReactNode {
  return (
    <footer className={clsx('screen-only', styles.aside)}>
      {authors.map(({name, title, permalink}, index) => (
        <Person name={name} role={title} to={permalink} index={index} key={name} />
      ))}
      {card.tags.length > 0 && (
        <ul className={clsx('links', styles.topics)} aria-label="Topics">
          {card.tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
