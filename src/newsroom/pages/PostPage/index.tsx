import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {Link} from '@site/src/elements/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import EditThisPage from '@theme/EditThisPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {appPath} from '@site/src/company/contact';
import {bookingPath} from '@site/src/company/fares';
import {categories} from '@site/src/company/newsroom';
import {Button} from '@site/src/elements/Button';
import {Person} from '@site/src/elements/Person';
import {Section} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {NewsGrid} from '@site/src/newsroom/components/NewsCard';
import type {PostMetadata} from '@site/src/newsroom/types';
import {CallToAction} from '@site/src/sections/CallToAction';
import {OutletArticle, PressContact} from './Press';
import {PostHead} from './PostHead';
import {Neighbours} from './Neighbours';
import {Share} from './Share';
import {StructuredData} from './StructuredData';
import styles from './styles.module.css';

/** By one class name, reader modes know that the head, which has the image, and the text belong together. */
const part = clsx('prose', styles.part);

/** A post: head, image, text, actions, and where to read on. */
export default function PostPage({content: Text}: Props): ReactNode {
  const post = Text.metadata as PostMetadata;
  const {card, related, prevItem, nextItem, editUrl} = post;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <Layout>
        <BlogPostPageMetadata />
        <StructuredData />
        <Head>
          <meta property="og:image:alt" content={card.imageAlt} />
          <meta property="article:section" content={categories[card.kind].title} />
        </Head>
        <main id="main">
          <article className={clsx('wrap grid', styles.post)}>
            <PostHead {...post} className={part} />
            {/* Docusaurus' feeds read the text from the element with this id */}
            <div className={part} id="__blog-post-container">
              <MDXContent>
                <Text />
              </MDXContent>
            </div>
            <div className={clsx('grid', styles.actions)}>
              {card.kind === 'media-coverage' && <OutletArticle card={card} />}
              {card.kind === 'press-release' && <PressContact />}
              <Share title={card.title} permalink={card.permalink} />
            </div>
            <Aside {...post} />
          </article>
          <div className="screen-only">
            <Neighbours prevItem={prevItem} nextItem={nextItem} />
            {related.length > 0 && (
              <>
                <WovenBorder size="thread" />
                <Section title="Read next">
                  <NewsGrid posts={related} level="h3" />
                </Section>
              </>
            )}
            <CallToAction title="Take an electric ride">
              <p>See where the price starts, and book.</p>
              <Button to={bookingPath()}>Book Now</Button>
              <Button to={appPath}>Download App</Button>
            </CallToAction>
          </div>
          {editUrl && <EditThisPage editUrl={editUrl} />}
        </main>
      </Layout>
    </BlogPostProvider>
  );
}

/** The post's authors and topics. */
function Aside({authors, tags}: PostMetadata): ReactNode {
  return (
    <footer className={clsx('persons screen-only sticky', styles.aside)}>
      {authors.map(({name = '', title, page}) => (
        <Person name={name} role={title} to={page?.permalink} key={name} />
      ))}
      {tags.length > 0 && (
        <ul className={clsx('link-row', styles.topics)} aria-label="Topics">
          {tags.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
