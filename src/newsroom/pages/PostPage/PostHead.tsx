import type {ReactNode} from 'react';
import {Link} from '@site/src/elements/Link';
import clsx from 'clsx';
import {categories} from '@site/src/company/newsroom';
import {Picture} from '@site/src/elements/Picture';
import {PostDate, PostStatus} from '@site/src/newsroom/components/PostMeta';
import type {PostMetadata} from '@site/src/newsroom/types';
import styles from './PostHead.module.css';

/** The head of a post: kind, topic, date, reading time, title, lead, and the image with its credit. */
export function PostHead({
  card,
  readingTime = 1,
  frontMatter,
  className,
}: PostMetadata & {className: string}): ReactNode {
  const {kind, tags, day, title, description, image, imageAlt} = card;
  const category = categories[kind];
  const [topic] = tags;
  return (
    <div className={className}>
      <header className={clsx('grid', styles.head)}>
        <div className={clsx('link-row quiet small muted', styles.meta)}>
          <Link to={category.permalink}>{category.label}</Link>
          {topic && <Link to={topic.permalink}>{topic.label}</Link>}
          <PostDate day={day} />
          <span className="screen-only">{Math.max(1, Math.round(readingTime))} min read</span>
          <PostStatus post={card} />
        </div>
        <h1 className="title-1">{title}</h1>
        <p className="lead">{description}</p>
      </header>
      <figure className={styles.illustration}>
        <Picture
          image={{...image, eager: true}}
          alt={imageAlt}
          ratio="169"
          className={styles.image}
          sizes="(min-width: 96em) 92rem, 100vw"
        />
        {frontMatter.imageCredit && (
          <figcaption className="small muted">{frontMatter.imageCredit}</figcaption>
        )}
      </figure>
    </div>
  );
}
