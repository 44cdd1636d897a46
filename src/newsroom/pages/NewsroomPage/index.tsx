import {useId, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {pressKitPath} from '@site/src/company/brand';
import {contact, links} from '@site/src/company/contact';
import {newsPages} from '@site/src/company/newsroom';
import {Button} from '@site/src/elements/Button';
import {Icon} from '@site/src/elements/Icon';
import {Link} from '@site/src/elements/Link';
import {SampleMark} from '@site/src/elements/Sample';
import {Section} from '@site/src/elements/Section';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import {CoverageList} from '@site/src/newsroom/components/CoverageList';
import {NewsCard} from '@site/src/newsroom/components/NewsCard';
import {Pager} from '@site/src/newsroom/components/Pager';
import {PressList} from '@site/src/newsroom/components/PressList';
import type {FrontPage} from '@site/src/newsroom/build/lists';
import {CallToAction} from '@site/src/sections/CallToAction';
import styles from './styles.module.css';

/** The front page of the newsroom: the newest posts of every kind, and links to the complete lists. */
export default function NewsroomPage(props: FrontPage): ReactNode {
  const {featured, side, archives, coverage, press} = props;
  const {title, description} = newsPages.home;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={styles.newsroom} id="main">
        <TopStories featured={featured} side={side} />
        <WovenBorder size="thread" />
        {coverage.length > 0 && (
          <Section
            title="Media coverage"
            lead={
              <p>
                EVO in the press.{' '}
                {coverage.some(({sample}) => sample) && <SampleMark of="outlets and articles" />}
              </p>
            }
          >
            <CoverageList posts={coverage} level="h3" />
          </Section>
        )}
        {press && press.items.length > 0 && (
          <Section id="press" tone="paper" title="Press releases">
            <PressList posts={press.items} level="h3" />
            <Pager paging={press.paging} label="Press release pages" />
          </Section>
        )}
        {archives.length > 0 && <Archives archives={archives} />}
        <CallToAction title="Writing about us?">
          <p>We answer questions from the press.</p>
          <Button to={pressKitPath}>Press Kit</Button>
          <Button to={links.email} icon="mail">
            {contact.email}
          </Button>
        </CallToAction>
      </main>
    </Layout>
  );
}

/** The heading, the featured story and the newest stories. */
function TopStories({featured, side}: Pick<FrontPage, 'featured' | 'side'>): ReactNode {
  const headingId = useId();
  return (
    <section className="section section--plain" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="heading-row">
          <h1 id={headingId}>{newsPages.home.title}</h1>
          {featured && (
            <Button to={newsPages.archive.permalink} kind="line" icon="arrow-right">
              View All News
            </Button>
          )}
        </div>
        {featured ? (
          <div className={clsx('grid', styles.newsLead, side.length > 0 && styles.newsLeadBeside)}>
            <NewsCard post={featured} level="h2" size="large" eager excerpt />
            {side.length > 0 && (
              <div className={styles.newsSide}>
                {side.map((post) => (
                  <NewsCard post={post} level="h3" size="small" key={post.permalink} />
                ))}
              </div>
            )}
          </div>
        ) : (
          <p>Nothing is published here yet.</p>
        )}
      </div>
    </section>
  );
}

/** Links to all news by kind and by topic. */
function Archives({archives}: Pick<FrontPage, 'archives'>): ReactNode {
  return (
    <Section title="Find a story">
      <ul className={clsx('grid pair-2 columns-4', styles.archives)}>
        {archives.map(({permalink, title, description}) => (
          <li className="item grid ruled" key={permalink}>
            <h3 className="covers quiet">
              <Link to={permalink}>{title}</Link>
              <Icon name="arrow-right" className="mark" />
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
