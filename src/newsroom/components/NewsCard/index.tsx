import type {ReactNode} from 'react';
import clsx from 'clsx';
import {categories} from '@site/src/company/newsroom';
import {Link} from '@site/src/elements/Link';
import {Picture} from '@site/src/elements/Picture';
import type {HeadingLevel, PostCard, PostListProps} from '@site/src/newsroom/types';
import {PostDate, PostMeta, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

const imageSizes = {
  large: '(min-width: 64em) 58vw, 100vw',
  half: '(min-width: 40em) 46vw, 100vw',
  third: '(min-width: 64em) 30vw, (min-width: 40em) 46vw, 100vw',
  small: '(min-width: 64em) 19rem, 7.5rem',
};

interface NewsCardProps {
  post: PostCard;
  level: HeadingLevel;
  /** Loads the image eagerly: for the page's first image. */
  eager?: boolean;
  /** `large` leads a page, `small` is beside it; `half` and `third` are a column of a grid. */
  size: keyof typeof imageSizes;
  /** Shows the excerpt. */
  excerpt?: boolean;
}

/** A post in a list: image, topic, date, title and excerpt. The whole card is a link. */
export function NewsCard({post, level: Title, eager = false, size, excerpt}: NewsCardProps) {
  const {permalink, title, description, day, kind, tags, image, imageAlt} = post;
  return (
    <article
      className={clsx(
        'grid',
        styles.card,
        size === 'large' && styles.large,
        size === 'small' && styles.compact,
      )}
    >
      <Picture
        image={{...image, eager}}
        alt={imageAlt}
        ratio={size === 'small' ? '32' : '169'}
        bare={size === 'small'}
        sizes={imageSizes[size]}
      />
      <div className={clsx('grid', styles.text)}>
        <PostMeta>
          <b>{tags[0]?.label ?? categories[kind].label}</b>
          {kind !== 'news' && tags[0] && <span>{categories[kind].label}</span>}
          <PostDate day={day} />
          <PostStatus post={post} />
        </PostMeta>
        <Title className="title-3 covers quiet">
          <Link to={permalink}>{title}</Link>
        </Title>
        {excerpt && <p className={clsx('muted', size === 'large' && 'lead')}>{description}</p>}
      </div>
    </article>
  );
}

/**
 * Posts as cards. Pages of their own (level `h2`) have two columns, and of an odd number of cards the first takes the
 * full width. Lists within a page have three.
 */
export function NewsGrid({posts, level}: PostListProps): ReactNode {
  const isPage = level === 'h2';
  const hasLead = isPage && posts.length % 2 === 1;
  const columnSize = isPage ? 'half' : 'third';
  return (
    <ul
      className={clsx(
        'grid cards pair-2',
        !isPage && ['columns-3', styles.three],
        hasLead && styles.withLead,
      )}
    >
      {posts.map((post, index) => (
        <li key={post.permalink}>
          <NewsCard
            post={post}
            level={level}
            eager={isPage && index === 0}
            size={hasLead && index === 0 ? 'large' : columnSize}
            excerpt={isPage}
          />
        </li>
      ))}
    </ul>
  );
}
