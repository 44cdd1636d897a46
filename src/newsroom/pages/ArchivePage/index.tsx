import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Link} from '@site/src/elements/Link';
import clsx from 'clsx';
import {categories, newsPages} from '@site/src/company/newsroom';
import {PostCount, PostDate, PostStatus} from '@site/src/newsroom/components/PostMeta';
import type {ArchiveEntry} from '@site/src/newsroom/build/lists';
import ListLayout from '../ListLayout';
import styles from './styles.module.css';

const monthName = new Intl.DateTimeFormat('en-IN', {month: 'long', timeZone: 'UTC'});

interface Period {
  /** The start of the days of its posts: `2025` or `2025-01`. */
  start: string;
  posts: readonly ArchiveEntry[];
}

/** Splits posts by the first characters of their days: four for years, seven for months. */
function splitByStart(posts: readonly ArchiveEntry[], length: 4 | 7): Period[] {
  const starts = new Set(posts.map(({day}) => day.slice(0, length)));
  return Array.from(starts, (start) => ({
    start,
    posts: posts.filter(({day}) => day.startsWith(start)),
  }));
}

/** All posts by year and month, newest first. */
export default function ArchivePage({posts}: {posts: ArchiveEntry[]}): ReactNode {
  const years = splitByStart(posts, 4);
  return (
    <ListLayout {...newsPages.archive} up={newsPages.home} isEmpty={posts.length === 0}>
      <nav aria-label="Years">
        <ul className={styles.years}>
          {years.map((year) => (
            <li key={year.start}>
              <Link to={`#${year.start}`}>
                <b>{year.start}</b>{' '}
                <span>
                  <PostCount count={year.posts.length} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {years.map((year) => (
        <Year {...year} key={year.start} />
      ))}
    </ListLayout>
  );
}

function Year({start, posts}: Period): ReactNode {
  useBrokenLinks().collectAnchor(start);
  return (
    <section className={styles.year} id={start}>
      <h2 className="title-2">{start}</h2>
      {splitByStart(posts, 7).map((month) => (
        <Month {...month} key={month.start} />
      ))}
    </section>
  );
}

/** A month's posts as rows. The whole row is a link. */
function Month({start, posts}: Period): ReactNode {
  return (
    <section className={clsx('grid ruled', styles.month)}>
      <h3>{monthName.format(new Date(`${start}-01`))}</h3>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.permalink}>
            <PostDate day={post.day} format="short" />
            <span className="link-row">
              {categories[post.kind].label}
              <PostStatus post={post} />
            </span>
            <b className="covers quiet">
              <Link to={post.permalink}>{post.title}</Link>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
