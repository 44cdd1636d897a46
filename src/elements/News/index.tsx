import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {BlogPaginatedMetadata, PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import clsx from 'clsx';
import {useAnchor} from '../anchor';
import {Icon} from '../Icon';
import {Picture} from '../Picture';
import type {PictureData} from '@site/src/plugins/pictures/types';
import styles from './styles.module.css';

/** A post's module: its text, and what the build adds to it. */
export type Post = PropBlogPostContent & {
  /** The post's own picture; added by src/plugins/pictures. */
  picture?: PictureData;
};

const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people in India write it, and as machines read it. */
export function Day({date}: {date: string | Date}): ReactNode {
  const day = new Date(date);
  return <time dateTime={day.toISOString().slice(0, 10)}>{longDate.format(day)}</time>;
}

/** A front matter value that is a text. */
export function textOf(post: Post, key: string): string | undefined {
  const value = (post.frontMatter as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** A post in a list: picture, topic, day, title, excerpt. The whole card is the link. */
function NewsCard({post, first}: {post: Post; first: boolean}): ReactNode {
  const {permalink, title, description, date, tags} = post.metadata;
  const {picture} = post;
  return (
    <article className={styles.newsCard}>
      {picture && (
        <Picture
          image={{...picture, first}}
          alt={textOf(post, 'imageAlt') ?? ''}
          ratio="169"
          sizes={
            first
              ? '(min-width: 64em) 55vw, 100vw'
              : '(min-width: 64em) 30vw, (min-width: 40em) 50vw, 100vw'
          }
        />
      )}
      <div className={styles.newsCardText}>
        <p className={styles.meta}>
          {tags[0] && <b>{tags[0].label}</b>}
          <Day date={date} />
        </p>
        <h2>
          <Link to={permalink}>{title}</Link>
        </h2>
        <p>{description}</p>
      </div>
    </article>
  );
}

/** Posts as cards. */
export function NewsGrid({posts, lead}: {posts: readonly Post[]; lead?: boolean}): ReactNode {
  return (
    <ul className={clsx(styles.newsGrid, lead && styles.newsGridLead)}>
      {posts.map((post, index) => (
        <li key={post.metadata.permalink}>
          <NewsCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface NewsPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the news: heading, lead, content. */
export function NewsPage({title, lead, children}: NewsPageProps): ReactNode {
  return (
    <main id="main">
      <div className="wrap">
        <header className={styles.newsHead}>
          <h1 className="title-1">{title}</h1>
          {lead}
        </header>
        <div className={styles.newsBody}>{children}</div>
      </div>
    </main>
  );
}

/** Links to topics. */
export function Topics({
  topics,
}: {
  topics: readonly {label: string; permalink: string}[];
}): ReactNode {
  return (
    <ul className={styles.topics}>
      {topics.map(({label, permalink}) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

interface TopicRow {
  label: string;
  permalink: string;
  count: number;
  description?: string | undefined;
}

/** Topics with what they are about and how many posts they have. */
export function TopicList({topics}: {topics: readonly TopicRow[]}): ReactNode {
  return (
    <ul className={styles.topicList}>
      {topics.map((topic) => (
        <TopicItem {...topic} key={topic.permalink} />
      ))}
    </ul>
  );
}

function TopicItem({label, permalink, count, description}: TopicRow): ReactNode {
  useAnchor(label);
  return (
    <li>
      <h2>
        <Link to={permalink}>{label}</Link>
      </h2>
      <p>
        {description}{' '}
        {count === 1 ? (
          <Translate id="news.onePost">1 post.</Translate>
        ) : (
          translate({id: 'news.posts', message: '{count} posts.'}, {count})
        )}
      </p>
    </li>
  );
}

/** Which page of a list this is, and the way to the others. Nothing where there is one page. */
export function Pager({metadata}: {metadata: BlogPaginatedMetadata}): ReactNode {
  const {page, totalPages, previousPage, nextPage} = metadata;
  if (totalPages < 2) return null;
  return (
    <nav
      className={styles.pager}
      aria-label={translate({id: 'pager.label', message: 'Pages of this list'})}
    >
      <PagerLink
        to={previousPage}
        label={translate({id: 'pager.newer', message: 'Newer'})}
        icon="arrow-left"
        rel="prev"
      />
      <b aria-current="page">
        {translate({id: 'pager.page', message: 'Page {page} of {totalPages}'}, {page, totalPages})}
      </b>
      <PagerLink
        to={nextPage}
        label={translate({id: 'pager.older', message: 'Older'})}
        icon="arrow-right"
        rel="next"
      />
    </nav>
  );
}

interface PagerLinkProps {
  to: string | undefined;
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  rel: 'prev' | 'next';
}

function PagerLink({to, label, icon, rel}: PagerLinkProps): ReactNode {
  return to ? (
    <Link className="control" to={to} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </Link>
  ) : (
    <button className="control" type="button" disabled aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
