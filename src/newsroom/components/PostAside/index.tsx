import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {newsroom} from '@site/src/company/newsroom';
import type {PostExtra} from '@site/src/newsroom/types';
import {ArrowLink} from '../../../elements/Button';
import {Person} from '../../../elements/Person';
import styles from './styles.module.css';

/** The post's authors and topics, and a link to the newsroom. */
export function PostAside({post: {card, authors}}: {post: PostExtra}): ReactNode {
  return (
    <footer className={styles.aside}>
      {authors.map(({name, title, permalink}, index) => (
        <Person name={name} role={title} to={permalink} index={index} key={name} />
      ))}
      {card.tags.length > 0 && (
        <ul
          className={styles.topics}
          aria-label={translate({id: 'post.topics', message: 'Topics'})}
        >
          {card.tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <ArrowLink to={newsroom.home.permalink} arrow="left">
        <Translate id="post.allNews">All news</Translate>
      </ArrowLink>
    </footer>
  );
}
