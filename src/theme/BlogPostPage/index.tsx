import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as ThemeProps} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import EditThisPage from '@theme/EditThisPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {categories, newsroom} from '@site/src/company/newsroom';
import {ArrowLink, Button} from '@site/src/elements/Button';
import {Email, Phone} from '@site/src/elements/Contact';
import {Day, hostOf, NewsGrid, Outlet, PostPicture, Status} from '@site/src/newsroom/components';
import {Series} from '@site/src/newsroom/components/Pager';
import {ShareLinks} from '@site/src/newsroom/components/ShareLinks';
import {Person} from '@site/src/elements/Person';
import {Section} from '@site/src/elements/Section';
import {Thread} from '@site/src/elements/Weave';
import type {PostCard, PostExtra} from '@site/src/newsroom/types';
import {CallToAction} from '@site/src/sections/CallToAction';
import styles from './styles.module.css';

export interface Props extends ThemeProps {
  /** What the newsroom plugin adds to the post. */
  readonly post: PostExtra;
}

/** A post: its head, image and text, and where to go next. */
export default function BlogPostPage({content: Text, post}: Props): ReactNode {
  const {card, related, newer, older} = post;
  const {editUrl} = Text.metadata;
  return (
    <BlogPostProvider content={withSocialCard(Text, card)} isBlogPostPage>
      <Layout>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <Series previous={newer?.permalink} next={older?.permalink} />
        {(card.status ?? Text.metadata.unlisted) && (
          <Head>
            <meta name="robots" content="noindex, nofollow" />
          </Head>
        )}
        <main id="main">
          <article>
            <PostHead post={post} />
            <PostFigure post={post} />
            <div className={clsx('wrap', styles.postBody)}>
              <PostAside post={post} />
              <div className={styles.postColumn}>
                {/* Docusaurus' feeds take the text from this element, by this id: nothing else may be in it */}
                <div className={styles.postProse} id="__blog-post-container">
                  <MDXContent>
                    <Text />
                  </MDXContent>
                </div>
                {card.kind === 'media-coverage' && <OutsideArticle card={card} />}
                {card.kind === 'press-release' && <PressContact />}
                <ShareLinks title={card.title} permalink={card.permalink} />
              </div>
            </div>
          </article>
          <div className={styles.postOn}>
            <Neighbours newer={newer} older={older} />
            {related.length > 0 && (
              <>
                <Thread />
                <Section title={translate({id: 'post.related', message: 'Read next'})}>
                  <NewsGrid posts={related} level="h3" lazy />
                </Section>
              </>
            )}
            <CallToAction title={translate({id: 'post.close', message: 'Hear it for yourself'})}>
              <p>
                <Translate id="post.close.lead">Book a ride, roll the window down.</Translate>
              </p>
              <Button to="/#book">
                <Translate id="post.close.book">Book Now</Translate>
              </Button>
              <Button to="/#download">
                <Translate id="post.close.app">Download App</Translate>
              </Button>
            </CallToAction>
          </div>
          {editUrl && <EditThisPage editUrl={editUrl} />}
        </main>
      </Layout>
    </BlogPostProvider>
  );
}

/** A post whose picture on social cards and for search engines is the JPEG that the build makes of it anyway. */
function withSocialCard(Text: Props['content'], {picture}: PostCard): Props['content'] {
  const {src, fallback} = picture ?? {};
  const image = src && fallback ? `${src}-${fallback}.jpg` : src;
  return Object.assign(Text, {assets: {...Text.assets, ...(image && {image})}});
}

function PostHead({post: {card, readingTime}}: {post: PostExtra}): ReactNode {
  const {kind, tags, day, title, description, status} = card;
  const category = categories[kind];
  const topic = tags[0];
  return (
    <header className={clsx('wrap', styles.postHead)}>
      <div className={styles.postMeta}>
        <Link to={category.address}>{category.label}</Link>
        {topic && <Link to={topic.permalink}>{topic.label}</Link>}
        <Day day={day} />
        <span className={styles.postTime}>
          {translate(
            {id: 'post.minutes', message: '{minutes} min read'},
            {minutes: Math.max(1, Math.round(readingTime))},
          )}
        </span>
        <Status status={status} />
      </div>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
    </header>
  );
}

/** The picture with who made it; without one, a woven line between head and text. */
function PostFigure({post: {card, imageCredit}}: {post: PostExtra}): ReactNode {
  if (!card.picture) return <Thread />;
  return (
    <figure className={clsx('wrap', styles.postFigure)}>
      <PostPicture post={card} first ratio="219" sizes="(min-width: 96em) 92rem, 100vw" />
      {imageCredit && <figcaption>{imageCredit}</figcaption>}
    </figure>
  );
}

/** Who wrote it, all its topics, and the way back. */
function PostAside({post: {card, authors}}: {post: PostExtra}): ReactNode {
  return (
    <div className={styles.postAside}>
      {authors.map(({name, title, permalink}, index) => (
        <Person name={name} role={title} to={permalink} index={index} key={name} />
      ))}
      {card.tags.length > 0 && (
        <ul
          className={styles.postTopics}
          aria-label={translate({id: 'post.topics', message: 'Topics'})}
        >
          {card.tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <ArrowLink to={newsroom.home.address} arrow="left">
        <Translate id="post.allNews">All news</Translate>
      </ArrowLink>
    </div>
  );
}

/** For media coverage: whose the article is, and the way to it. */
function OutsideArticle({card: {outlet, outletUrl}}: {card: PostCard}): ReactNode {
  if (!outlet || !outletUrl) return null;
  return (
    <div className={styles.postOutside}>
      <Outlet name={outlet} />
      <Button to={outletUrl} icon="arrow-up-right">
        {translate({id: 'post.outlet', message: 'Read the article at {outlet}'}, {outlet})}
      </Button>
      <p>
        {translate(
          {id: 'post.outlet.host', message: 'It opens on {host}, which is not our site.'},
          {host: hostOf(outletUrl)},
        )}
      </p>
    </div>
  );
}

/** For press releases: whom to ask. Also on paper. */
function PressContact(): ReactNode {
  return (
    <div className={styles.postContact}>
      <h2>
        <Translate id="post.contact">Press contact</Translate>
      </h2>
      <p>
        <Translate id="post.contact.lead">
          Questions about this release: call or write to the EVO newsroom.
        </Translate>
      </p>
      <p className={styles.postContactWays}>
        <Phone />
        <Email />
      </p>
    </div>
  );
}

/** The post after this one and the post before it. */
function Neighbours({newer, older}: Pick<PostExtra, 'newer' | 'older'>): ReactNode {
  if (!newer && !older) return null;
  return (
    <nav
      className={clsx('wrap', styles.neighbours)}
      aria-label={translate({id: 'post.neighbours', message: 'Newer and older news'})}
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
        <Link className={styles.older} to={older.permalink} rel="next">
          <span>
            <Translate id="post.older">Older</Translate>
          </span>
          <b>{older.title}</b>
        </Link>
      )}
    </nav>
  );
}
