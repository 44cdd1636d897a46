import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Day, textOf} from '@site/src/elements/News';
import type {Post} from '@site/src/elements/News';
import {Person} from '@site/src/elements/Person';
import {Picture} from '@site/src/elements/Picture';
import {Thread} from '@site/src/elements/Weave';
import styles from './styles.module.css';

/** One post. */
export default function BlogPostPage({content}: Props): ReactNode {
  const post: Post = content;
  const {metadata, picture} = post;
  const Text = content;
  return (
    <BlogPostProvider content={content} isBlogPostPage>
      <Layout>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <main id="main">
          <ContentVisibility metadata={metadata} />
          <article>
            <PostHead post={post} />
            {picture && (
              <figure className="wrap">
                <Picture
                  image={picture}
                  alt={textOf(post, 'imageAlt') ?? ''}
                  ratio="219"
                  sizes="(min-width: 96em) 92rem, 100vw"
                />
                <figcaption className={styles.articleCredit}>
                  {textOf(post, 'imageCredit')}
                </figcaption>
              </figure>
            )}
            <div className={clsx('wrap', styles.articleBody)}>
              <PostAside post={post} />
              <div className={styles.articleProse}>
                <p className="lead">{metadata.description}</p>
                <MDXContent>
                  <Text />
                </MDXContent>
                <OutsideArticle post={post} />
              </div>
            </div>
          </article>
          <Thread />
          <Neighbours post={post} />
        </main>
      </Layout>
    </BlogPostProvider>
  );
}

function PostHead({post}: {post: Post}): ReactNode {
  const {title, date, tags, readingTime} = post.metadata;
  return (
    <header className={clsx('wrap', styles.articleHead)}>
      <p className={styles.meta}>
        {tags[0] && <b>{tags[0].label}</b>}
        <Day date={date} />
        {readingTime !== undefined && (
          <span>
            {translate(
              {id: 'post.minutes', message: '{minutes} min read'},
              {minutes: Math.max(1, Math.round(readingTime))},
            )}
          </span>
        )}
      </p>
      <h1>{title}</h1>
    </header>
  );
}

function PostAside({post}: {post: Post}): ReactNode {
  const {authors, tags} = post.metadata;
  return (
    <aside className={styles.articleAside}>
      {authors.map(
        ({name, title, key}, index) =>
          name && <Person name={name} role={title} index={index} key={key ?? name} />,
      )}
      <ul
        className={styles.articleTopics}
        aria-label={translate({id: 'post.topics', message: 'Topics'})}
      >
        {tags.map(({label, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
          </li>
        ))}
      </ul>
      <ArrowLink to="/news" arrow="left">
        <Translate id="post.allNews">All news</Translate>
      </ArrowLink>
    </aside>
  );
}

/** For media coverage: where the outside article is. */
function OutsideArticle({post}: {post: Post}): ReactNode {
  const outlet = textOf(post, 'outlet');
  const outletUrl = textOf(post, 'outletUrl');
  if (!outlet || !outletUrl) return null;
  return (
    <ArrowLink to={outletUrl} arrow="up-right">
      {translate({id: 'post.outlet', message: 'Read the article at {outlet}'}, {outlet})}
    </ArrowLink>
  );
}

function Neighbours({post}: {post: Post}): ReactNode {
  const {prevItem: newer, nextItem: older} = post.metadata;
  return (
    <nav
      className={clsx('wrap', styles.neighbours)}
      aria-label={translate({id: 'post.neighbours', message: 'Other news'})}
    >
      {newer && (
        <Link to={newer.permalink} rel="prev">
          <span>
            <Translate id="post.newer">Newer</Translate>
          </span>
          <b>{newer.title}</b>
        </Link>
      )}
      {older && (
        <Link to={older.permalink} rel="next">
          <span>
            <Translate id="post.older">Older</Translate>
          </span>
          <b>{older.title}</b>
        </Link>
      )}
    </nav>
  );
}
