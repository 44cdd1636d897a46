import type {ReactNode} from 'react';
import clsx from 'clsx';
import {WovenBorder} from '@site/src/elements/WovenBorder';
import styles from './styles.module.css';

export interface ArticleProps {
  /** The page's main heading. */
  title: string;
  /** Plain Markdown: paragraphs, `##` headings, lists, links. */
  children: ReactNode;
}

/** A plain text page. */
export function Article({title, children}: ArticleProps): ReactNode {
  return (
    <article>
      <header className={clsx('wrap', styles.articleHead)}>
        <h1>{title}</h1>
      </header>
      <WovenBorder size="thread" />
      <div className={clsx('wrap', styles.articleBody)}>
        <div className={styles.articleProse}>{children}</div>
      </div>
    </article>
  );
}
