import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {ArrowLink} from '@site/src/elements/Button';
import {Series} from '@site/src/newsroom/components/Pager';
import styles from './styles.module.css';

export interface FrameProps {
  /** The heading and the page's own title. */
  title: string;
  /** For searchers, and under the heading. */
  description: string;
  /** The way up. */
  up: {label: string; permalink: string};
  previous?: string | undefined;
  next?: string | undefined;
  children: ReactNode;
}

/** A page that lists news: the way up, heading, lead, list. */
export default function Frame({title, description, up, previous, next, children}: FrameProps) {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <Series previous={previous} next={next} />
      <main id="main">
        <header className={clsx('wrap', styles.frameHead)}>
          <ArrowLink to={up.permalink} arrow="left">
            {up.label}
          </ArrowLink>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </header>
        <div className={clsx('wrap', styles.frameBody)}>{children}</div>
      </main>
    </Layout>
  );
}
