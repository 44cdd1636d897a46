import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import type {Props as ThemeProps} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import EditThisPage from '@theme/EditThisPage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {categories} from '@site/src/company/newsroom';
import {Button} from '@site/src/elements/Button';
import {Section} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {NewsGrid} from '@site/src/newsroom/components/NewsCard/NewsGrid';
import {SeriesLinks} from '@site/src/newsroom/components/Pager';
import {PostActions} from '@site/src/newsroom/components/PostActions';
import {PostAside} from '@site/src/newsroom/components/PostAside';
import {PostFigure, PostHead} from '@site/src/newsroom/components/PostHead';
import {PostNeighbours} from '@site/src/newsroom/components/PostNeighbours';
import type {PostExtra} from '@site/src/newsroom/types';
import {CallToAction} from '@site/src/sections/CallToAction';
import styles from './styles.module.css';

export interface Props extends ThemeProps {
  /** What the newsroom plugin adds to the post. */
  readonly post: PostExtra;
}

/** A post: head, image, text, actions, and where to read on. */
export default function BlogPostPage({content: Text, post}: Props): ReactNode {
  const {card, related, newer, older} = post;
  const {editUrl} = Text.metadata;
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <Layout>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <Head>
          <meta property="og:image:alt" content={card.imageAlt} />
          <meta property="article:section" content={categories[card.kind].title} />
        </Head>
        <SeriesLinks previous={newer?.permalink} next={older?.permalink} />
        <main id="main">
          <article>
            <PostHead post={post} />
            <PostFigure post={post} />
            <div className={clsx('wrap grid', styles.body)}>
              <div className={clsx('grid', styles.column)}>
                {/* Docusaurus' feeds read the text from the element with this id */}
                <div className={clsx('prose', styles.text)} id="__blog-post-container">
                  <MDXContent>
                    <Text />
                  </MDXContent>
                </div>
                <PostActions card={card} />
              </div>
              <PostAside post={post} />
            </div>
          </article>
          <div className="screen-only">
            <PostNeighbours newer={newer} older={older} />
            {related.length > 0 && (
              <>
                <WovenBorder size="thread" />
                <Section title="Read next">
                  <NewsGrid posts={related} level="h3" lazy />
                </Section>
              </>
            )}
            <CallToAction title="Take an electric ride">
              <p>See where the price starts, and book in four steps.</p>
              <Button to="/#book">Book Now</Button>
              <Button to="/#download">Download App</Button>
            </CallToAction>
          </div>
          {editUrl && <EditThisPage editUrl={editUrl} />}
        </main>
      </Layout>
    </BlogPostProvider>
  );
}
