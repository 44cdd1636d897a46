import {useId} from 'react';
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {contact, links} from '@site/src/company/contact';
import {categories, newsroom as places} from '@site/src/company/newsroom';
import {Button} from '@site/src/elements/Button';
import {
  CardLink,
  CoverageList,
  firstPictured,
  NewsCard,
  PressList,
} from '@site/src/newsroom/components';
import {Pager, Series} from '@site/src/newsroom/components/Pager';
import {Section} from '@site/src/elements/Section';
import {Thread} from '@site/src/elements/Weave';
import type {NewsroomData} from '@site/src/newsroom/types';
import {CallToAction} from '@site/src/sections/CallToAction';
import styles from './styles.module.css';

/** Where all news of one sort is, in the order in which the page links to it. */
const waysOn = [
  categories.news,
  categories['media-coverage'],
  categories['press-release'],
  places.topics,
];

/** `/news`: the newest of every kind, and the ways to all the rest. */
export default function NewsroomPage({newsroom}: {newsroom: NewsroomData}): ReactNode {
  const {featured, side, coverage, press, pressPaging} = newsroom;
  const {page} = pressPaging;
  const {title, description} = places.home;
  return (
    <Layout>
      <PageMetadata
        title={
          page === 1
            ? title
            : translate({id: 'news.page', message: '{title}, page {page}'}, {title, page})
        }
        description={
          page === 1
            ? description
            : translate(
                {id: 'news.page.description', message: '{description} Page {page}.'},
                {description, page},
              )
        }
      />
      <Series {...pressPaging} />
      <main id="main">
        <Top featured={featured} side={side} />
        <Thread />
        {coverage.length > 0 && (
          <Section
            title={translate({id: 'news.coverage', message: 'Media Coverage'})}
            lead={
              <p>
                <Translate id="news.coverage.lead">What others write about us.</Translate>
              </p>
            }
          >
            <CoverageList posts={coverage} level="h3" lazy />
          </Section>
        )}
        {press.length > 0 && (
          <Section
            id="press"
            tone="paper"
            title={translate({id: 'news.press', message: 'Press Releases'})}
          >
            <PressList posts={press} level="h3" />
            <Pager
              paging={pressPaging}
              label={translate({id: 'news.press.pages', message: 'Press releases, pages'})}
            />
          </Section>
        )}
        <WaysOn />
        <CallToAction title={translate({id: 'news.contact', message: 'Writing about us?'})}>
          <p>
            <Translate id="news.contact.lead">We answer questions from the press.</Translate>
          </p>
          <Button to="/contact">
            <Translate id="news.contact.button">Contact us</Translate>
          </Button>
          <Button to={links.email} icon="mail">
            {contact.email}
          </Button>
        </CallToAction>
      </main>
    </Layout>
  );
}

/** The heading, the featured story and those beside it. */
function Top({featured, side}: Pick<NewsroomData, 'featured' | 'side'>): ReactNode {
  const headingId = useId();
  const first = firstPictured([featured, ...side]);
  return (
    <section className="section section--plain" aria-labelledby={headingId}>
      <div className="wrap">
        <div className="carousel-head">
          <h1 id={headingId}>{places.home.title}</h1>
          <Button to={places.archive.address} kind="line" icon="arrow-right">
            <Translate id="news.all">View All News</Translate>
          </Button>
        </div>
        <div className={clsx(styles.newsLead, side.length === 0 && styles.newsLeadAlone)}>
          <NewsCard post={featured} level="h2" size="large" first={featured === first} excerpt />
          {side.length > 0 && (
            <div className={styles.newsSide}>
              {side.map((post) => (
                <NewsCard
                  post={post}
                  level="h3"
                  size="small"
                  first={post === first}
                  key={post.permalink}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** The ways to all news, by kind and by topic. */
function WaysOn(): ReactNode {
  return (
    <Section title={translate({id: 'news.ways', message: 'Find a story'})}>
      <ul className={styles.waysOn}>
        {waysOn.map(({address, title, description}) => (
          <li key={address}>
            <h3>
              <CardLink to={address}>{title}</CardLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
