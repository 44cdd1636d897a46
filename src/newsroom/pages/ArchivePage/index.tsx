import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {categories, newsroom} from '@site/src/company/newsroom';
import {CardLink} from '@site/src/newsroom/components/CardLink';
import {PostCount, PostDate, PostStatus} from '@site/src/newsroom/components/PostMeta';
import type {ArchiveData} from '@site/src/newsroom/types';
import ListLayout from '../ListLayout';
import styles from './styles.module.css';

/** All posts of one year, by month. */
export default function ArchivePage({archive}: {archive: ArchiveData}): ReactNode {
  const {year, years, months} = archive;
  const index = years.findIndex((each) => each.year === year);
  return (
    <ListLayout
      title={`All news from ${year}`}
      description={`Everything that EVO published in ${year}, month by month, newest first.`}
      up={newsroom.home}
      previous={years[index - 1]?.permalink}
      next={years[index + 1]?.permalink}
    >
      <nav aria-label="Years">
        <ul className={styles.years}>
          {years.map(({year: each, permalink, count}) => (
            <li key={each}>
              <Link to={permalink} aria-current={each === year ? 'page' : undefined}>
                <b>{each}</b>{' '}
                <span>
                  <PostCount count={count} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {months.map((month) => (
        <Month {...month} key={month.label} />
      ))}
    </ListLayout>
  );
}

/** A month's posts as rows. The whole row is a link. */
function Month({label, posts}: ArchiveData['months'][number]): ReactNode {
  return (
    <section className={clsx('grid', styles.month)}>
      <h2>{label}</h2>
      <ul className={styles.rows}>
        {posts.map(({permalink, day, kind, title, ...post}) => (
          <li key={permalink}>
            <PostDate day={day} format="short" />
            <span className="facts">
              {categories[kind].label}
              <PostStatus post={post} />
            </span>
            <CardLink to={permalink}>{title}</CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
