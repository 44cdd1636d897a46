import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {categories} from '@site/src/company/newsroom';
import type {PostExtra} from '@site/src/newsroom/types';
import {WovenBorder} from '../../../elements/WovenBorder';
import {PostImage} from '../PostImage';
import {PostDate, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

/** The head of a post: kind, topic, date, reading time, title and lead. */
export function PostHead({post: {card, readingTime}}: {post: PostExtra}): ReactNode {
  const {kind, tags, day, title, description} = card;
  const category = categories[kind];
  const topic = tags[0];
  return (
    <header className={clsx('wrap grid', styles.head)}>
      <div className={clsx('links small muted', styles.meta)}>
        <Link to={category.permalink}>{category.label}</Link>
        {topic && <Link to={topic.permalink}>{topic.label}</Link>}
        <PostDate day={day} />
        <span className="screen-only">{readingTime} min read</span>
        <PostStatus post={card} />
      </div>
      <h1 className="title-1">{title}</h1>
      <p className="lead">{description}</p>
    </header>
  );
}

/** The post's image with its credit, or a woven border where it has none. */
export function PostFigure({post: {card, frontMatter}}: {post: PostExtra}): ReactNode {
  if (!card.image) return <WovenBorder size="thread" />;
  return (
    <figure className={clsx('wrap', styles.figure)} data-transition="image">
      <PostImage post={card} eager ratio="219" sizes="(min-width: 96em) 92rem, 100vw" />
      {frontMatter.imageCredit && (
        <figcaption className="small muted">{frontMatter.imageCredit}</figcaption>
      )}
    </figure>
  );
}
