import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import styles from './styles.module.css';

interface ListLayoutProps {
  /** The heading and the document title. */
  title: string;
  /** The meta description, also shown below the heading. */
  description: string;
  /** The parent page. */
  up: {title: string; permalink: string};
  /** Whether there is nothing to list yet. */
  isEmpty: boolean;
  children: ReactNode;
}

/** The layout of pages that list news: a link to the parent page, heading, description and list. */
export default function ListLayout({
  title,
  description,
  up,
  isEmpty,
  children,
}: ListLayoutProps): ReactNode {
  return (
    <Layout shortFooter>
      <PageMetadata title={title} description={description} />
      <main id="main">
        <header className={clsx('wrap grid', styles.head)}>
          <ArrowLink to={up.permalink} arrow="left">
            {up.title}
          </ArrowLink>
          <h1 className="title-1">{title}</h1>
          <div className="lead muted">
            <p>{description}</p>
          </div>
        </header>
        <div className={clsx('wrap', styles.body)}>
          {isEmpty ? <p>Nothing is published here yet.</p> : children}
        </div>
        <WovenBorder tone="night" />
      </main>
    </Layout>
  );
}
