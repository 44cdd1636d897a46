import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {categories, newsroom} from '@site/src/company/newsroom';
import {CardLink, Day, Status} from '@site/src/newsroom/components';
import type {ArchiveData} from '@site/src/newsroom/types';
import Frame from '../Frame';
import styles from './styles.module.css';

/** All news of one year, month by month. */
export default function ArchivePage({archive}: {archive: ArchiveData}): ReactNode {
  const {year, years, months} = archive;
  const newestFirst = years.toSorted((a, b) => b.year - a.year);
  const place = newestFirst.findIndex((each) => each.year === year);
  const later = newestFirst[place - 1];
  const earlier = newestFirst[place + 1];
  const relOf = (each: number) =>
    each === later?.year ? 'prev' : each === earlier?.year ? 'next' : undefined;
  return (
    <Frame
      title={translate({id: 'archive.title', message: 'All news of {year}'}, {year})}
      description={translate(
        {
          id: 'archive.description',
          message:
            'Every story, press release and piece of media coverage that EVO published in {year}, month by month, newest first.',
        },
        {year},
      )}
      up={{label: newsroom.home.title, permalink: newsroom.home.address}}
      previous={later?.permalink}
      next={earlier?.permalink}
    >
      <nav aria-label={translate({id: 'archive.years', message: 'Years'})}>
        <ul className={styles.years}>
          {newestFirst.map(({year: each, permalink, count}) => (
            <li key={each}>
              <Link
                to={permalink}
                rel={relOf(each)}
                aria-current={each === year ? 'page' : undefined}
              >
                <b>{each}</b>{' '}
                <span>
                  {count === 1
                    ? translate({id: 'news.onePost', message: '1 post'})
                    : translate({id: 'news.posts', message: '{count} posts'}, {count})}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {months.map((month) => (
        <Month {...month} key={month.label} />
      ))}
    </Frame>
  );
}

/** A month's posts, a row each. All of a row is its link. */
function Month({label, posts}: ArchiveData['months'][number]): ReactNode {
  return (
    <section className={styles.month}>
      <h2>{label}</h2>
      <ul className={styles.rows}>
        {posts.map(({permalink, day, kind, title, status}) => (
          <li key={permalink}>
            <Day day={day} format="short" />
            <span className={styles.kind}>
              {categories[kind].label}
              <Status status={status} />
            </span>
            <CardLink to={permalink}>{title}</CardLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
