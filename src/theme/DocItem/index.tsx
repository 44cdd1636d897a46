import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import {ArrowLink} from '@site/src/elements/Button';
import {ExampleContext} from '@site/src/elements/MainHeading';
import styles from './styles.module.css';

/** A page of the handbook: title, description, text, and links to the previous and the next page. */
export default function DocItem({content: Content}: Props): ReactNode {
  const {title, description, previous, next} = Content.metadata;
  const pageTitle = /handbook/i.test(title) ? title : `${title}, handbook`;
  return (
    <main id="main" className={styles.doc}>
      <PageMetadata title={pageTitle} description={description} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className={styles.text}>
        <ExampleContext value>
          <MDXContent>
            <Content />
          </MDXContent>
        </ExampleContext>
      </div>
      {(previous ?? next) && (
        <nav className={styles.pager} aria-label="Pages before and after this one">
          {previous && (
            <ArrowLink to={previous.permalink} arrow="left">
              {previous.title}
            </ArrowLink>
          )}
          {next && (
            <span className={styles.next}>
              <ArrowLink to={next.permalink}>{next.title}</ArrowLink>
            </span>
          )}
        </nav>
      )}
    </main>
  );
}
