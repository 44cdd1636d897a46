import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Link} from '@site/src/elements/Link';
import {Picture} from '@site/src/elements/Picture';
import type {HeadingLevel, PostCard, PostListProps} from '@site/src/newsroom/types';
import {displayHost, Outlet} from '../Outlet';
import {PostDate, PostMeta, PostStatus} from '../PostMeta';
import styles from './styles.module.css';

/** Media coverage as cards. */
export function CoverageList({posts, level}: PostListProps): ReactNode {
  return (
    <ul className={clsx('grid columns-3', styles.list)}>
      {posts.map((post, index) => (
        <li className="grid" key={post.permalink}>
          <CoverageCard post={post} level={level} eager={level === 'h2' && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface CoverageCardProps {
  post: PostCard;
  level: HeadingLevel;
  eager: boolean;
}

/** The outlet, the title and a link to the outlet's article. The card itself links to our post. */
function CoverageCard({post, level: Title, eager}: CoverageCardProps): ReactNode {
  const {permalink, title, day, image, imageAlt, outlet, outletUrl} = post;
  return (
    <article className={clsx('grid', styles.card)}>
      <Picture
        image={{...image, eager}}
        alt={imageAlt}
        ratio="169"
        bare
        sizes="(min-width: 64em) 32vw, (min-width: 40em) 50vw, 100vw"
      />
      <div className={clsx('grid', styles.text)}>
        {outlet && <Outlet name={outlet} />}
        <div className={clsx('grid', styles.heading)}>
          <PostMeta>
            <PostDate day={day} />
            {outletUrl && <span>{displayHost(outletUrl)}</span>}
            <PostStatus post={post} />
          </PostMeta>
          <Title className="title-3 covers quiet">
            <Link to={permalink}>{title}</Link>
          </Title>
        </div>
        <ArrowLink to={outletUrl ?? permalink} arrow={outletUrl ? 'up-right' : 'right'}>
          <span>
            See Full Story
            <span className="visually-hidden">
              {outletUrl ? ` at ${outlet ?? displayHost(outletUrl)}: ${title}` : `: ${title}`}
            </span>
          </span>
        </ArrowLink>
      </div>
    </article>
  );
}
