import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import clsx from 'clsx';
import {categories, newsPages} from '@site/src/company/newsroom';
import {useAnchor} from '@site/src/elements/useAnchor';
import {PostCount, PostDate, PostStatus} from '@site/src/newsroom/components/PostMeta';
import type {ArchiveEntry} from '@site/src/newsroom/build/lists';
import ListLayout from '../ListLayout';
import styles from './styles.module.css';

interface YearProps {
  year: string;
  posts: readonly ArchiveEntry[];
}

function groupByYear(posts: readonly ArchiveEntry[]): YearProps[] {
  const years = new Set(posts.map(({day}) => day.slice(0, 4)));
  return Array.from(years, (year) => ({
    year,
    posts: posts.filter(({day}) => day.startsWith(year)),
  }));
}

/** All posts by year, newest first. */
export default function ArchivePage({posts}: {posts: ArchiveEntry[]}): ReactNode {
  const years = groupByYear(posts);
  return (
    <ListLayout {...newsPages.archive} up={newsPages.home} isEmpty={posts.length === 0}>
      <nav aria-label="Years">
        <ul className={styles.years}>
          {years.map(({year, posts: ofYear}) => (
            <li key={year}>
              <Link to={`#${year}`}>
                <b>{year}</b>{' '}
                <span>
                  <PostCount count={ofYear.length} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {years.map((each) => (
        <Year {...each} key={each.year} />
      ))}
    </ListLayout>
  );
}

/** A year's posts as rows. The whole row is a link. */
function Year({year, posts}: YearProps): ReactNode {
  useAnchor(year);
  return (
    <section className={styles.year} id={year}>
      <h2 className="title-2">{year}</h2>
      <ul className={clsx('rows', styles.posts)}>
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
