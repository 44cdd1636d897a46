import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {clientKeys, clients} from '@site/src/company/clients';
import {categories} from '@site/src/company/newsroom';
import type {PostCard} from '@site/src/newsroom/types';
import {ArrowLink} from '../../elements/Button';
import {Client} from '../../elements/Client';
import {Picture} from '../../elements/Picture';
import type {PictureProps} from '../../elements/Picture';
import styles from './styles.module.css';

/** Which heading a post's title is: it stands under an `h1` or under a section's `h2`. */
export type Level = 'h2' | 'h3';

const formatted = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', {...options, timeZone: 'UTC'});

const formats = {
  /** As people in India write it: 15 January 2025. */
  long: formatted({day: 'numeric', month: 'long', year: 'numeric'}),
  /** Under the name of its month: 15 Jan. */
  short: formatted({day: 'numeric', month: 'short'}),
};

/** A day as people in India write it, and as machines read it. */
export function Day({day, format = 'long'}: {day: string; format?: keyof typeof formats}) {
  return <time dateTime={day}>{formats[format].format(new Date(day))}</time>;
}

/** In the preview: why the public does not see a post yet. */
export function Status({status}: Pick<PostCard, 'status'>): ReactNode {
  if (!status) return null;
  return (
    <span className={styles.status} data-preview>
      {status === 'draft' ? (
        <Translate id="news.draft">Draft</Translate>
      ) : (
        <Translate id="news.scheduled">Scheduled</Translate>
      )}
    </span>
  );
}

/** The link of a whole card or row (a `li` or `article` with `position: relative`): wherever one points, it is meant. */
export function CardLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link className={styles.cardLink} to={to}>
      {children}
    </Link>
  );
}

/** The first post that has a picture: the one that is fetched at once. */
export function firstPictured(posts: readonly PostCard[]): PostCard | undefined {
  return posts.find(({picture}) => picture);
}

/** A post's picture. Nothing where it has none. */
export function PostPicture({
  post: {picture, pictureAlt},
  first,
  ...props
}: {post: PostCard; first: boolean} & Omit<PictureProps, 'image' | 'alt'>): ReactNode {
  return picture && <Picture image={{...picture, first}} alt={pictureAlt} {...props} />;
}

export interface NewsCardProps {
  post: PostCard;
  level: Level;
  /** Its picture is the page's first. */
  first?: boolean;
  /** `large` leads a page and shows the excerpt, `small` stands beside it. */
  size?: 'large' | 'small';
  /** With the excerpt. */
  excerpt?: boolean;
}

const pictureSizes = {
  large: '(min-width: 64em) 58vw, 100vw',
  medium: '(min-width: 64em) 30vw, (min-width: 40em) 50vw, 100vw',
  small: '10rem',
};

/** A post in a list: picture, topic, day, title, excerpt. The whole card is the link. */
export function NewsCard({post, level: Title, first = false, size, excerpt}: NewsCardProps) {
  const {permalink, title, description, day, kind, tags, status, picture} = post;
  return (
    <article
      className={clsx(
        styles.newsCard,
        size === 'large' && styles.newsCardLarge,
        size === 'small' && styles.newsCardSmall,
        !picture && styles.newsCardPlain,
      )}
    >
      <PostPicture
        post={post}
        first={first}
        ratio="169"
        bare={size === 'small'}
        sizes={pictureSizes[size ?? 'medium']}
      />
      <div className={styles.newsCardText}>
        <p className={styles.meta}>
          <b>{tags[0]?.label ?? categories[kind].label}</b>
          {kind !== 'news' && tags[0] && <span>{categories[kind].label}</span>}
          <Day day={day} />
          <Status status={status} />
        </p>
        <Title>
          <CardLink to={permalink}>{title}</CardLink>
        </Title>
        {excerpt && <p>{description}</p>}
      </div>
    </article>
  );
}

interface CardsProps {
  posts: readonly PostCard[];
  level: Level;
  /** None of the pictures is the page's first. */
  lazy?: boolean;
}

/**
 * Posts as cards, three a row. Where one would be left over (one, four, thirteen …), the first leads in the full width.
 */
export function NewsGrid({posts, level, lazy}: CardsProps): ReactNode {
  const lead = level === 'h2' && posts.length % 3 === 1;
  const first = lazy ? undefined : firstPictured(posts);
  return (
    <ul className={clsx(styles.newsGrid, lead && styles.newsGridLead)}>
      {posts.map((post, index) => (
        <li key={post.permalink}>
          <NewsCard
            post={post}
            level={level}
            first={post === first}
            size={lead && index === 0 ? 'large' : undefined}
            excerpt={level === 'h2'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Who wrote about us: the drawn name where we have it, else the name in type. */
export function Outlet({name}: {name: string}): ReactNode {
  const key = clientKeys.find((each) => clients[each].name === name);
  return <p className={styles.outlet}>{key ? <Client of={key} /> : <b>{name}</b>}</p>;
}

/** The host of an address, as people say it: `tezora.example`. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}

/** What others write: the outlet, the title, and the way to their article. The card itself leads to our post. */
function CoverageCard({post, level: Title, first}: {post: PostCard; level: Level; first: boolean}) {
  const {permalink, title, day, status, outlet, outletUrl} = post;
  return (
    <article className={styles.coverageCard}>
      <PostPicture
        post={post}
        first={first}
        ratio="169"
        bare
        sizes="(min-width: 48em) 32vw, 100vw"
      />
      <div className={styles.coverageText}>
        {outlet && <Outlet name={outlet} />}
        <div className={styles.newsCardText}>
          <p className={styles.meta}>
            <Day day={day} />
            {outletUrl && <span>{hostOf(outletUrl)}</span>}
            <Status status={status} />
          </p>
          <Title>
            <CardLink to={permalink}>{title}</CardLink>
          </Title>
        </div>
        <ArrowLink to={outletUrl ?? permalink} arrow={outletUrl ? 'up-right' : 'right'}>
          <span>
            <Translate id="coverage.story">See Full Story</Translate>
            <span className="visually-hidden">
              {outletUrl
                ? translate(
                    {id: 'coverage.where', message: ' at {outlet}: {title}'},
                    {outlet: outlet ?? hostOf(outletUrl), title},
                  )
                : `: ${title}`}
            </span>
          </span>
        </ArrowLink>
      </div>
    </article>
  );
}

/** Media coverage as cards. */
export function CoverageList({posts, level, lazy}: CardsProps): ReactNode {
  const first = lazy ? undefined : firstPictured(posts);
  return (
    <ul className={styles.coverage}>
      {posts.map((post) => (
        <li key={post.permalink}>
          <CoverageCard post={post} level={level} first={post === first} />
        </li>
      ))}
    </ul>
  );
}

/** Press releases as rows: day, title, description, Read Now. The whole row is the link. */
export function PressList({
  posts,
  level: Title,
}: {
  posts: readonly PostCard[];
  level: Level;
}): ReactNode {
  return (
    <ul className={styles.press}>
      {posts.map(({permalink, day, title, description, status}) => (
        <li key={permalink}>
          <p className={styles.pressDay}>
            <Day day={day} />
            <Status status={status} />
          </p>
          <div>
            <Title>{title}</Title>
            <p>{description}</p>
          </div>
          <ArrowLink to={permalink}>
            <span>
              <Translate id="press.read">Read Now</Translate>
              <span className="visually-hidden">: {title}</span>
            </span>
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
